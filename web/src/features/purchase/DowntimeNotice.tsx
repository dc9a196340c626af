import type { PaymentDowntime } from '#src/payments/contract.ts';

/** Names the payment methods that do not work well now, and those that do. Renders nothing while all methods work. */
export function DowntimeNotice({ downtimes }: { downtimes?: PaymentDowntime[] | undefined }) {
  if (!downtimes || downtimes.length === 0) return null;
  return (
    <p className="small soft" role="status">
      {formatDowntimes(downtimes)}
    </p>
  );
}

type Method = PaymentDowntime['method'];

const METHODS: Record<Method, { payments: string; name: string; preposition: string }> = {
  upi: { payments: 'UPI payments', name: 'UPI', preposition: 'through' },
  card: { payments: 'Card payments', name: 'cards', preposition: 'with' },
  netbanking: { payments: 'Net banking payments', name: 'net banking', preposition: 'through' },
};

/** "UPI payments through HDFC Bank are slow at the moment. Cards and net banking work." */
export function formatDowntimes(downtimes: PaymentDowntime[]): string {
  const affectedMethods = [...new Set(downtimes.map(({ method }) => method))];
  const workingMethods = (Object.keys(METHODS) as Method[]).filter(
    (method) => !affectedMethods.includes(method),
  );
  const sentences = affectedMethods.map((method) =>
    formatMethod(
      method,
      downtimes.filter((downtime) => downtime.method === method),
    ),
  );
  return [...sentences, ...(workingMethods.length > 0 ? [formatWorking(workingMethods)] : [])].join(' ');
}

/** A downtime without an instrument affects the whole method. */
function formatMethod(method: Method, downtimes: PaymentDowntime[]): string {
  const { payments, preposition } = METHODS[method];
  const instruments = [...new Set(downtimes.map(({ instrument }) => instrument))];
  const namedInstruments = instruments.filter((name) => name !== undefined);
  const instrumentText =
    namedInstruments.length < instruments.length ? '' : ` ${preposition} ${joinWords(namedInstruments)}`;
  const isSevere = downtimes.some(({ severity }) => severity === 'high');
  return `${payments}${instrumentText} ${isSevere ? 'often fail' : 'are slow'} at the moment.`;
}

function formatWorking(methods: Method[]): string {
  const names = joinWords(methods.map((method) => METHODS[method].name));
  const isSingular = methods.length === 1 && methods[0] !== 'card';
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${isSingular ? 'works' : 'work'}.`;
}

const joinWords = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
