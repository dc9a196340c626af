/** Parses Prometheus' text format. @throws on a line that is not of this format */
export type Sample = { name: string; type: string; labels: Record<string, string>; value: number };

// prom-client writes “Nan”, and Prometheus reads it in any case.
const SAMPLE =
  /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (Na[Nn]|[+-]Inf|-?[\d.]+(?:e[+-]?\d+)?)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\["\\n])*)"/g;
const SUFFIX = /_(bucket|sum|count)$/;

/** `help`: the names of all metrics, also of those without a sample. */
export function parseExposition(text: string): { samples: Sample[]; help: Set<string> } {
  const samples: Sample[] = [];
  const help = new Set<string>();
  const types = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, kind, name, value] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind === 'HELP') help.add(name!);
    else if (kind === 'TYPE') types.set(name!, value!);
    else if (line !== '') samples.push(parseSample(line, types));
  }
  return { samples, help };
}

function parseSample(line: string, types: Map<string, string>): Sample {
  const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
  const type = name && (types.get(name) ?? types.get(name.replace(SUFFIX, '')));
  if (!type) throw new Error(`Not a sample: ${line}`);
  const pairs = [...labels.matchAll(LABEL)].map(([, label, text]) => [label!, text!]);
  return { name, type, labels: Object.fromEntries(pairs), value: Number(value!.replace('Inf', 'Infinity')) };
}
