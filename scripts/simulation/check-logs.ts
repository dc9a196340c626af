/** Finds in the logs of the processes the requests (of buyers and of the gateway) that failed with an unexpected error. */
import fs from 'node:fs';
import path from 'node:path';

type LogLine = { event?: string; method?: string; path?: string; err?: object };

const UNEXPECTED = 'requests.failed';

export function checkProcessLogs(directory: string): string[] {
  const errors = new Map<string, number>();
  for (const file of fs.globSync('{web,worker}-*.log', { cwd: directory }))
    for (const line of fs.readFileSync(path.join(directory, file), 'utf8').split('\n')) {
      const { event, method, path: route, err } = parseLine(line);
      if (event !== UNEXPECTED) continue;
      const text = `${event} ${method ?? ''} ${route ?? ''}: ${JSON.stringify(err)?.slice(0, 400)}`;
      errors.set(text, (errors.get(text) ?? 0) + 1);
    }
  return [...errors].map(([text, count]) => `the log has ${count} times ${text}`);
}

function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return {};
  }
}
