/** How each calculator reads what it was given. Fetched with the first question: words and formulas wait until then. */
import type { ReactNode } from 'react';
import { NAKSHATRAS, RASHIS } from '#src/astrology/contract-names.ts';
import { karakas, moonRashi, moonSign, risingSign } from '#web/calculators/birth-picks.ts';
import { dasha } from '#web/calculators/dasha.ts';
import { loveMessage, lovePercentage } from '#web/calculators/love.ts';
import { sunSign } from '#web/calculators/sun-sign.ts';
import { partnerMeanings, periodMeanings, soulMeanings } from '#web/content/calculator-words/planets.ts';
import { nakshatraMeanings, rashiMeanings } from '#web/content/calculator-words/rashis.ts';
import { moonQualities, risingManners, sunTraits } from '#web/content/calculator-words/signs.ts';
import type { CalculatorEntry, CalculatorId } from '#web/content/calculators.ts';
import type { Details } from './answers.ts';
import { clockWords, spanWords } from './date-words.ts';
import { Ladder } from './figures/Ladder.tsx';
import { LoveFigure } from './figures/LoveFigure.tsx';
import { Periods } from './figures/Periods.tsx';
import { Zodiac } from './figures/Zodiac.tsx';
import { Found } from './Found.tsx';
import { readNumbers } from './numbers-reading.tsx';
import { toldToOthers, type Reading } from './reading.ts';

const READ: Record<CalculatorId, (details: Details) => Reading> = {
  love: readLove,
  'atmakaraka-darakaraka': readKarakas,
  numerology: readNumbers,
  'sun-sign': readSunSign,
  'rising-ascendant': readRisingSign,
  rashi: readRashi,
  dasha: readDasha,
  'moon-sign': readMoonSign,
};

/** The answer as it is shown, and as it may be told to others. */
export type Answered = { found: ReactNode; told: string };

export function answer({ id, title }: CalculatorEntry, details: Details): Answered {
  const reading = READ[id](details);
  return { found: <Found reading={reading} />, told: toldToOthers(title, reading) };
}

function readLove({ one, other }: Details): Reading {
  const score = lovePercentage(one, other);
  return {
    figure: <LoveFigure score={score} />,
    names: [one, other],
    findings: [{ value: String(score), unit: '%', meaning: loveMessage(score) }],
  };
}

function readKarakas(details: Details): Reading {
  const found = karakas(details);
  const { atmakaraka, darakaraka } = found;
  return {
    figure: <Ladder found={found} />,
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

function readSunSign({ date }: Details): Reading {
  const sign = sunSign(date);
  return {
    figure: <Zodiac sign={sign} centre="sun" />,
    findings: [{ value: RASHIS[sign]!.english, note: spanWords(sign), meaning: sunTraits[sign]! }],
  };
}

function readRisingSign({ date, time, place }: Details): Reading {
  const sign = risingSign({ date, time, place });
  const note = `for ${clockWords(time)} in ${place}`;
  return {
    figure: <Zodiac sign={sign} centre="horizon" />,
    findings: [{ value: RASHIS[sign]!.english, note, meaning: risingManners[sign]! }],
  };
}

function readRashi(details: Details): Reading {
  const { rashi, nakshatra } = moonRashi(details);
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

function readDasha({ date }: Details): Reading {
  const found = dasha(date, new Date().getFullYear());
  const period = (label: string, { planet, years }: typeof found.currentMahadasha) => ({
    label,
    value: planet,
    note: `${years} years`,
    meaning: periodMeanings[planet],
  });
  return {
    figure: <Periods found={found} />,
    findings: [
      period('Current mahadasha', found.currentMahadasha),
      period('Next mahadasha', found.nextMahadasha),
    ],
  };
}

function readMoonSign(details: Details): Reading {
  const sign = moonSign(details);
  const { quality, text } = moonQualities[sign]!;
  return {
    figure: <Zodiac sign={sign} centre="moon" />,
    findings: [{ value: RASHIS[sign]!.english, note: quality, meaning: text }],
  };
}
