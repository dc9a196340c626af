export type SpanOptions = {
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Record<string, string | number>;
  /** a W3C traceparent of another process; without it the current span is the parent */
  parent?: string | undefined;
};

export type ActiveSpan = {
  rename(name: string): void;
  setAttribute(name: string, value: string | number): void;
  /** Only the class of the error is recorded: its message may quote a row. */
  fail(error: unknown): void;
  end(): void;
};

export type Tracing = {
  withSpan<T>(name: string, options: SpanOptions, run: (span: ActiveSpan) => Promise<T>): Promise<T>;
  startChildSpan(name: string, options: SpanOptions): ActiveSpan | undefined;
  getTraceparent(): string | undefined;
  close(): Promise<void>;
};

export const withoutTracing: ActiveSpan = {
  rename() {},
  setAttribute() {},
  fail() {},
  end() {},
};
