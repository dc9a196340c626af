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

/** Converts a judgement of the whole chart to a rule that cancels every count. */
export function ignoreCounts(judge: (chart: Chart) => Judgement): CancellationRule['judge'] {
  return (chart, counts) => {
    const judgement = judge(chart);
    return { ...judgement, affectedOrigins: judgement.applies ? counts.map(({ origin }) => origin) : [] };
  };
}

/** The same for a rule that depends on houses: it does not apply if the birth time is unknown. */
export function withLagna(judge: (chart: Chart) => Judgement): CancellationRule['judge'] {
  const withoutTime: Judgement = {
    applies: false,
    because: 'no house is known without a birth time',
    keys: [],
  };
  return ignoreCounts((chart) => (chart.lagna ? judge(chart) : withoutTime));
}
