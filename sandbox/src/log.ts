/** The methods of pino that are used here. */
export type Log = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/** One JSON object per line on standard error, for a sandbox that runs without an application's logger. */
export const consoleLog: Log = {
  info: (fields, message) => write('info', fields, message),
  warn: (fields, message) => write('warn', fields, message),
  error: (fields, message) => write('error', fields, message),
};

function write(level: string, fields: object, message: string): void {
  const entry = { level, time: new Date().toISOString(), ...fields, msg: message };
  console.error(
    JSON.stringify(entry, (_key, value: unknown) => (value instanceof Error ? value.stack : value)),
  );
}
