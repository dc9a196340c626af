/** Gives the words of the frame to every component of a report, and those of the drawings to the charts. */
import { createContext, useContext, type ReactNode } from 'react';
import { fillTemplate, type Frame } from '#src/reports/contract-frame.ts';
import { ChartWordsContext, type ChartWords } from '#web/charts/chart-words.ts';

const FrameContext = createContext<Frame | null>(null);

export function FrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <FrameContext value={frame}>
      <ChartWordsContext value={createChartWords(frame)}>{children}</ChartWordsContext>
    </FrameContext>
  );
}

/** @throws outside of a FrameProvider */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('A component of the report is rendered without the words of the frame.');
  return frame;
}

function createChartWords({ names, charts }: Frame): ChartWords {
  const { D1, Moon, Sun, D9, lagnaUnknown, ...templates } = charts.descriptions;
  return {
    grahaNames: names.grahas,
    signNames: names.signs,
    labels: charts.labels,
    signLabels: charts.signLabels,
    retrogradeMark: charts.retrogradeMark,
    vargaNames: { D1, Moon, Sun, D9 },
    lagnaUnknown,
    countedFromMoon: (sign) => fillTemplate(templates.countedFromMoon, sign),
    countedFromSun: (sign) => fillTemplate(templates.countedFromSun, sign),
    rising: (sign) => fillTemplate(templates.rising, sign),
    inSign: (graha, sign) => fillTemplate(templates.inSign, graha, sign),
    inHouse: (graha, sign, house) => fillTemplate(templates.inHouse, graha, sign, String(house)),
    moonPhase: (isWaxing, litPercent) =>
      fillTemplate(isWaxing ? templates.waxing : templates.waning, String(litPercent)),
  };
}
