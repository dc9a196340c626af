/** The figure of each calculator before the first result. */
import type { ReactNode } from 'react';
import type { CalculatorId } from '#web/content/calculators.ts';
import { KarakaChart } from './figures/KarakaChart.tsx';
import { LoveScoreFigure } from './figures/LoveScoreFigure.tsx';
import { NineDots } from './figures/NineDots.tsx';
import { Periods } from './figures/Periods.tsx';
import { Zodiac } from './figures/Zodiac.tsx';

const FIGURES: Record<CalculatorId, ReactNode> = {
  love: <LoveScoreFigure />,
  'atmakaraka-darakaraka': <KarakaChart />,
  numerology: <NineDots />,
  'sun-sign': <Zodiac centre="sun" />,
  'rising-ascendant': <Zodiac centre="horizon" />,
  rashi: <Zodiac centre="stars" />,
  dasha: <Periods />,
  'moon-sign': <Zodiac centre="moon" />,
};

export const PlaceholderFigure = ({ id }: { id: CalculatorId }) => FIGURES[id];
