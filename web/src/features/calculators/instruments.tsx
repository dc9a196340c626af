/** Each calculator as an instrument that nobody has turned yet: what it asks, and how it stands at rest. */
import type { ReactNode } from 'react';
import type { CalculatorId } from '#web/content/calculators.ts';
import type { Ask } from './answers.ts';
import { Ladder } from './figures/Ladder.tsx';
import { LoveFigure } from './figures/LoveFigure.tsx';
import { NineDots } from './figures/NineDots.tsx';
import { Periods } from './figures/Periods.tsx';
import { Zodiac } from './figures/Zodiac.tsx';

export type Instrument = {
  /** in the order they are asked; a name is asked for in different words */
  asks: readonly Ask[];
  labels?: Partial<Record<Ask, string>>;
  rest: ReactNode;
};

export const instruments: Record<CalculatorId, Instrument> = {
  love: {
    asks: ['one', 'other'],
    labels: { one: 'Your name', other: 'Their name' },
    rest: <LoveFigure />,
  },
  'atmakaraka-darakaraka': { asks: ['date', 'time'], rest: <Ladder /> },
  numerology: { asks: ['one', 'date'], labels: { one: 'Full name' }, rest: <NineDots /> },
  'sun-sign': { asks: ['date'], rest: <Zodiac centre="sun" /> },
  'rising-ascendant': { asks: ['date', 'time', 'place'], rest: <Zodiac centre="horizon" /> },
  rashi: { asks: ['date', 'time'], rest: <Zodiac centre="stars" /> },
  dasha: { asks: ['date'], rest: <Periods /> },
  'moon-sign': { asks: ['date', 'time'], rest: <Zodiac centre="moon" /> },
};
