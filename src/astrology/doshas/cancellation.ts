/** The type of a rule that cancels Manglik, and helpers for such rules. */
import type { Chart } from '#src/astrology/contract.ts';
import type { Cancellation, Judgement, MarsCount, MarsOrigin } from '#src/astrology/contract-doshas.ts';

export type CancellationRule = {
  key: string;
  effect: Cancellation['effect'];
  source: string;
  /** @param counts the counts of Manglik that apply */
  judge: (chart: Chart, counts: readonly MarsCount[]) => Judgement & { affectedOrigins: MarsOrigin[] };
};

/** Converts a judgement of the whole chart to a rule that affects every count. */
export function applyToAllCounts(judge: (chart: Chart) => Judgement): CancellationRule['judge'] {
  return (chart, counts) => {
    const judgement = judge(chart);
    return { ...judgement, affectedOrigins: judgement.applies ? counts.map(({ origin }) => origin) : [] };
  };
}

/** Converts a judgement that depends on houses; the rule does not apply if the birth time is unknown. */
export function requireLagna(judge: (chart: Chart) => Judgement): CancellationRule['judge'] {
  const withoutTime: Judgement = {
    applies: false,
    because: 'no house is known without a birth time',
    keys: [],
  };
  return applyToAllCounts((chart) => (chart.lagna ? judge(chart) : withoutTime));
}
