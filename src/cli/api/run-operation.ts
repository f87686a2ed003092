import { text as readAll } from 'node:stream/consumers';
import { readBody } from '../../commands/api/body.ts';
import { callOperation, type Came } from '../../commands/api/call-operation.ts';
import type { RequestProblem } from '../../commands/api/read-flags.ts';
import { readRequest, type RequestParts } from '../../commands/api/read-request.ts';
import { UsageError } from '../../domain/usage-error.ts';
import type { OperationId } from '../../generated/operations.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import type { World } from '../../world.ts';
import type { ConnectionFlags, GlobalFlags } from '../options.ts';
import type { Session } from '../session.ts';
import { type AnswerFormat, writersOf } from './answer-formats.ts';
import { openSink, type Sink } from './sink.ts';

export type ApiFlags = GlobalFlags &
  ConnectionFlags & {
    deployment?: string;
    config?: string;
    body?: string;
    all?: true;
    arrays: 'repeat' | 'comma';
    format: AnswerFormat;
    output?: string;
  };

/** As a shell tells it of a program that Ctrl-C ended. */
const interruptedExitCode = 130;

/** Reads the request, calls the operation and writes what comes as it comes. */
export async function runOperation(
  id: OperationId,
  typed: ReadonlyMap<string, readonly string[]>,
  flags: ApiFlags,
  session: Session,
): Promise<void> {
  await session.inWorld(flags, async (world) => {
    const parts = await requestOf(id, typed, flags, session, world);
    const sink = openSink(flags, session.parts, world);
    const { deployment = null, config = null, all = false, arrays } = flags;
    const work = async (): Promise<'done'> => {
      const came = await callOperation({ id, parts, deployment, config, all, arrays }, world);
      await write(id, came, flags.format, flags.output === undefined ? world.terminal.width : Infinity, sink);
      return 'done';
    };
    const working = work();
    // How it fails after a stop is of no interest.
    working.catch(() => {});
    const stopped = session.parts.stop().then(() => 'stopped' as const);
    try {
      // What is still under way when somebody stops is called off by the world as it closes.
      if ((await Promise.race([working, stopped])) === 'done') return;
      session.code = interruptedExitCode;
      world.terminal.tell('Stopped.');
    } finally {
      sink.abandon();
    }
  });
}

async function requestOf(
  id: OperationId,
  typed: ReadonlyMap<string, readonly string[]>,
  { body: from, all, arrays, output }: ApiFlags,
  session: Session,
  world: World,
): Promise<RequestParts> {
  if (output !== undefined) world.ensureWritable(output);
  const given = from === undefined ? { body: null } : await readFrom(from, session, world);
  // With no body to go by, what would be said of its fields would be wrong.
  if ('problem' in given) throw new UsageError(linesOf([given.problem]));
  const read = readRequest({ id, typed, body: given.body, all: all === true, arrays });
  if ('problems' in read) throw new UsageError(linesOf(read.problems));
  if (read.warnings.length > 0) world.terminal.tell(linesOf(read.warnings.map(asWarning)));
  return read.parts;
}

async function readFrom(from: string, session: Session, world: World): Promise<ReturnType<typeof readBody>> {
  return from === '-' ? readBody(await readAll(session.parts.streams.in), '-') : readBody(world.readText(from), from);
}

const asWarning = ({ at, says }: RequestProblem): RequestProblem => ({ at: `warning: ${at}`, says });

const linesOf = (problems: readonly RequestProblem[]): string =>
  [...new Set(problems.map(({ at, says }) => escapeTerminal(`${at}: ${says}`)))].join('\n');

async function write(id: OperationId, came: Came, format: AnswerFormat, width: number, sink: Sink): Promise<void> {
  const writer = writersOf[format](id, width);
  if (came.kind === 'answer') {
    await sink.write(writer.answer(came.answer));
  } else {
    for await (const items of came.pages) {
      // Nobody reads on (`| head`): no further page is asked for.
      if (!(await sink.write(writer.page(items)))) return;
    }
    await sink.write(writer.end());
  }
  sink.finish();
}
