// What we use of Playwright. Its own types need those of a browser, which would then be global in all our sources.

export type Browser = {
  newPage(options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
};

export type PageOptions = {
  readonly javaScriptEnabled?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor?: number;
};

type Finds = {
  locator(selector: string): Locator;
  getByRole(role: string, options?: { name?: string | RegExp; exact?: boolean; level?: number }): Locator;
  getByText(text: string): Locator;
};

export type Page = Finds & {
  readonly keyboard: { press(key: string): Promise<void> };
  goto(url: string): Promise<unknown>;
  close(): Promise<void>;
  /** Runs JavaScript in the page; what it answers has to be JSON. */
  evaluate<T = unknown>(script: string): Promise<T>;
  emulateMedia(options: { media: 'screen' | 'print' }): Promise<void>;
  context(): { newCDPSession(page: Page): Promise<DevTools> };
  on(event: 'console', listener: (message: { text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  on(event: 'request', listener: (request: { url(): string }) => void): void;
};

/** Chromium's own protocol, for what Playwright does not offer. */
type DevTools = {
  send(
    method: 'Page.captureScreenshot',
    options: { format: 'webp'; quality: number },
  ): Promise<{ readonly data: string }>;
};

export type Locator = Finds & {
  first(): Locator;
  count(): Promise<number>;
  click(): Promise<void>;
  isVisible(): Promise<boolean>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
};

export type Playwright = {
  readonly chromium: {
    launch(options: { executablePath: string; args: readonly string[] }): Promise<Browser>;
  };
};
