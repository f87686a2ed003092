import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
};

export type Place = { readonly line: number; readonly character: number };
export type Diagnostic = {
  readonly message: string;
  readonly severity: number;
  readonly range: { readonly start: Place };
};

/** What an editor tells the server of itself: as VS Code does it, without the store of schemas on the network. */
const settings = {
  yaml: {
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: false, url: '' },
    kubernetesCRDStore: { enable: false },
  },
  http: { proxy: 'http://127.0.0.1:9', proxyStrictSSL: true },
};

/** The real yaml-language-server in a process of its own, spoken to as an editor does (LSP over stdio). */
export class LanguageServer {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: Message) => void>();
  readonly #opened = new Map<string, (found: readonly Diagnostic[]) => void>();
  readonly #configured = Promise.withResolvers<void>();
  readonly #settings: typeof settings;
  #buffer = Buffer.alloc(0);
  #last = 0;

  /** `schemas`: the setting `yaml.schemas` of the editor. */
  constructor(schemas: Readonly<Record<string, readonly string[]>> = {}) {
    this.#settings = { ...settings, yaml: Object.assign({}, settings.yaml, { schemas }) };
    const program = join(require.resolve('yaml-language-server/package.json'), '../bin/yaml-language-server');
    this.#child = spawn(process.execPath, [program, '--stdio'], {
      // A proxy where nothing listens: whatever would be fetched fails, and shows as a diagnostic.
      env: { PATH: process.env['PATH'], HTTPS_PROXY: settings.http.proxy, HTTP_PROXY: settings.http.proxy },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  async start(rootUri: string): Promise<void> {
    await this.request('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'policies' }],
      capabilities: {
        textDocument: {
          hover: { contentFormat: ['markdown', 'plaintext'] },
          completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
          publishDiagnostics: {},
        },
        workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
      },
    });
    this.notify('initialized', {});
    this.notify('workspace/didChangeConfiguration', { settings: this.#settings });
    await this.#configured.promise;
    // An answer shows that the settings are in force: what is opened earlier is validated by others.
    await this.request('textDocument/hover', { textDocument: { uri: rootUri }, position: { line: 0, character: 0 } });
  }

  /** Opens a document and answers what the server finds wrong with it. */
  open(uri: string, text: string): Promise<readonly Diagnostic[]> {
    const found = new Promise<readonly Diagnostic[]>((resolve) => this.#opened.set(uri, resolve));
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    return found;
  }

  async request(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#last;
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#send({ id, method, params });
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(JSON.stringify(error));
    return result;
  }

  notify(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => void this.#child.once('exit', resolve));
    await this.request('shutdown', null);
    this.notify('exit', null);
    await ended;
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#child.stdin?.write(`Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`);
  }

  #read(chunk: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.toString('latin1', 0, Math.max(0, end)))?.[1]);
      if (end < 0 || this.#buffer.length < end + 4 + length) return;
      const body = this.#buffer.toString('utf8', end + 4, end + 4 + length);
      this.#buffer = this.#buffer.subarray(end + 4 + length);
      this.#take(JSON.parse(body) as Message);
    }
  }

  #take(message: Message): void {
    const { id, method, params } = message;
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      this.#opened.get(uri)?.(diagnostics);
    } else if (id !== undefined && method !== undefined) {
      this.#send({ id, result: answerTo(method, params, this.#settings) });
      if (method === 'workspace/configuration') this.#configured.resolve();
    } else if (id !== undefined) this.#waiting.get(id)?.(message);
  }
}

/** The server asks for the settings; what else it asks needs no more than an answer. */
function answerTo(method: string, params: unknown, own: object): unknown {
  if (method !== 'workspace/configuration') return null;
  const { items } = params as { items: { section?: string }[] };
  return items.map(({ section = '' }) => (own as Record<string, unknown>)[section] ?? {});
}
