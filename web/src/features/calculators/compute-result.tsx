/** Computes the result of each calculator. This chunk with texts and formulas is loaded with the first result. */
import type { ReactNode } from 'react';
import { NAKSHATRAS, RASHIS } from '#src/astrology/contract-names.ts';
import { pickKarakas, pickMoonRashi, pickMoonSign, pickRisingSign } from '#web/calculators/birth-picks.ts';
import { estimateDasha } from '#web/calculators/dasha.ts';
import { getLoveMessage, scoreLove } from '#web/calculators/love.ts';
import { getSunSign, getSunSignDates } from '#web/calculators/sun-sign.ts';
import { partnerMeanings, periodMeanings, soulMeanings } from '#web/content/calculator-texts/planets.ts';
import { nakshatraMeanings, rashiMeanings } from '#web/content/calculator-texts/rashis.ts';
import { moonQualities, risingManners, sunTraits } from '#web/content/calculator-texts/signs.ts';
import type { CalculatorEntry, CalculatorId } from '#web/content/calculators.ts';
import { formatCivilTime, MONTH_ABBREVIATIONS } from '#web/lib/dates.ts';
import { WhatsAppLink } from '#web/ui/WhatsAppLink.tsx';
import type { CalculatorValues } from './calculator-values.ts';
import { KarakaChart } from './figures/KarakaChart.tsx';
import { LoveScoreFigure } from './figures/LoveScoreFigure.tsx';
import { Periods } from './figures/Periods.tsx';
import { Zodiac } from './figures/Zodiac.tsx';
import { Result } from './Result.tsx';
import { computeNumerology } from './compute-numerology.tsx';
import { toShareText, type CalculatorResult } from './result.ts';

const COMPUTE_BY_CALCULATOR: Record<CalculatorId, (values: CalculatorValues) => CalculatorResult> = {
  love: computeLove,
  'atmakaraka-darakaraka': computeKarakas,
  numerology: computeNumerology,
  'sun-sign': computeSunSign,
  'rising-ascendant': computeRisingSign,
  rashi: computeRashi,
  dasha: computeDasha,
  'moon-sign': computeMoonSign,
};

/** `values`: those of the findings, for a comparison with the chart facts. */
export type ComputedResult = {
  content: ReactNode;
  shareText: string;
  shareLink: ReactNode;
  values: readonly string[];
};

export function computeResult({ id, title }: CalculatorEntry, values: CalculatorValues): ComputedResult {
  const result = COMPUTE_BY_CALCULATOR[id](values);
  const shareText = toShareText(title, result);
  return {
    content: <Result result={result} />,
    shareText,
    shareLink: <ShareLink text={shareText} />,
    values: result.findings.map(({ value }) => value),
  };
}

/** `text` has no names or dates; the address of the calculator is added. */
const ShareLink = ({ text }: { text: string }) => (
  <WhatsAppLink text={`${text}\n${location.origin}${location.pathname}`} />
);

function computeLove({ name, partnerName }: CalculatorValues): CalculatorResult {
  const score = scoreLove(name, partnerName);
  return {
    figure: <LoveScoreFigure score={score} />,
    names: [name, partnerName],
    findings: [{ value: String(score), unit: '%', meaning: getLoveMessage(score) }],
  };
}

function computeKarakas(values: CalculatorValues): CalculatorResult {
  const karakas = pickKarakas(values);
  const { atmakaraka, darakaraka } = karakas;
  return {
    figure: <KarakaChart karakas={karakas} />,
    findings: [
      { label: 'Atmakaraka', value: atmakaraka, note: 'for the self', meaning: soulMeanings[atmakaraka] },
      {
        label: 'Darakaraka',
        value: darakaraka,
        note: 'for the partner',
        meaning: partnerMeanings[darakaraka],
      },
    ],
  };
}

function computeSunSign({ date }: CalculatorValues): CalculatorResult {
  const sign = getSunSign(date);
  return {
    figure: <Zodiac sign={sign} centre="sun" />,
    findings: [{ value: RASHIS[sign]!.english, note: formatSignDates(sign), meaning: sunTraits[sign]! }],
  };
}

function computeRisingSign({ date, time, place }: CalculatorValues): CalculatorResult {
  const sign = pickRisingSign({ date, time, place });
  const note = `for ${formatCivilTime(time)} in ${place}`;
  return {
    figure: <Zodiac sign={sign} centre="horizon" />,
    findings: [{ value: RASHIS[sign]!.english, note, meaning: risingManners[sign]! }],
  };
}

function computeRashi(values: CalculatorValues): CalculatorResult {
  const { rashi, nakshatra } = pickMoonRashi(values);
  const { sanskrit, english } = RASHIS[rashi]!;
  const { name, lord } = NAKSHATRAS[nakshatra]!;
  return {
    figure: <Zodiac sign={rashi} nakshatra={nakshatra} centre="stars" />,
    findings: [
      { label: 'Rashi', value: sanskrit, note: english, meaning: rashiMeanings[rashi]! },
      { label: 'Nakshatra', value: name, note: `ruled by ${lord}`, meaning: nakshatraMeanings[nakshatra]! },
    ],
  };
}

function computeDasha({ date }: CalculatorValues): CalculatorResult {
  const dasha = estimateDasha(date, new Date().getFullYear());
  const toFinding = (label: string, { planet, years }: typeof dasha.currentMahadasha) => ({
    label,
    value: planet,
    note: `${years} years`,
    meaning: periodMeanings[planet],
  });
  return {
    figure: <Periods dasha={dasha} />,
    figureText: `Age ${dasha.age}`,
    findings: [
      toFinding('Current mahadasha', dasha.currentMahadasha),
      toFinding('Next mahadasha', dasha.nextMahadasha),
    ],
  };
}

function computeMoonSign(values: CalculatorValues): CalculatorResult {
  const sign = pickMoonSign(values);
  const { quality, text } = moonQualities[sign]!;
  return {
    figure: <Zodiac sign={sign} centre="moon" />,
    findings: [{ value: RASHIS[sign]!.english, note: quality, meaning: text }],
  };
}

/** "21 Mar to 19 Apr" */
function formatSignDates(sign: number): string {
  const { from, to } = getSunSignDates(sign);
  return `${from.day} ${MONTH_ABBREVIATIONS[from.month - 1]} to ${to.day} ${MONTH_ABBREVIATIONS[to.month - 1]}`;
}
