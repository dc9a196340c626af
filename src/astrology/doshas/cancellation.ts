/** The form of a cancellation rule of Manglik. */
import type { Chart } from '#src/astrology/contract.ts';
import type { Cancellation, Judgement, MarsCount, MarsOrigin } from '#src/astrology/contract-doshas.ts';

export type CancellationRule = {
  key: string;
  effect: Cancellation['effect'];
  source: string;
  /** @param counts those that apply */
  judge: (chart: Chart, counts: readonly MarsCount[]) => Judgement & { lifts: MarsOrigin[] };
};

/** For a rule about the whole chart, which cancels every count. */
export function ignoreCounts(judge: (chart: Chart) => Judgement): CancellationRule['judge'] {
  return (chart, counts) => {
    const judgement = judge(chart);
    return { ...judgement, lifts: judgement.applies ? counts.map(({ origin }) => origin) : [] };
  };
}

/** The same for a rule that depends on houses: it never applies without a birth time. */
export function withLagna(judge: (chart: Chart) => Judgement): CancellationRule['judge'] {
  const withoutTime: Judgement = {
    applies: false,
    because: 'no house is known without a birth time',
    keys: [],
  };
  return ignoreCounts((chart) => (chart.lagna ? judge(chart) : withoutTime));
}
