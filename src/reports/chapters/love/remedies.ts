/** Small acts for Venus and for the lord of the seventh; without an hour, for the host of Venus. Nothing has to be bought. */
import type { Seven } from '#src/astrology/contract-names.ts';
import { lordOfSign } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/chapter.ts';
import { loveHeadings } from '#src/reports/content/en/love/headings.ts';
import {
  actForSeventh,
  actForVenus,
  loveRemedyLead,
  moonAct,
  noStone,
} from '#src/reports/content/en/love/remedies.ts';
import { remedies as texts } from '#src/reports/content/en/remedies.ts';
import type { RemediesPage } from '#src/reports/contract.ts';
import type { Reading } from '#src/reports/reading.ts';
import { sentence } from '#src/reports/say.ts';
import { grahaName, signName } from '#src/reports/words.ts';
import { conditionOf, seventhLord } from './parts.ts';

type Remedy = RemediesPage['remedies'][number];

export const loveRemedies: Chapter = {
  write: (reading) => ({
    kind: 'remedies',
    id: 'love-remedies',
    ...loveHeadings.remedies,
    lead: loveRemedyLead,
    remedies: [forSeventh(reading), forVenus(reading), mantra(reading), lamp, giving, stone].map(
      (remedy) => ({
        ...remedy,
        because: sentence(remedy.because),
      }),
    ),
  }),
};

function forSeventh({ chart, day }: Reading): Remedy {
  const { sign } = chart.grahas.Venus;
  const lord = day ? (lordOfSign(sign) as Seven) : seventhLord(chart);
  const because = day
    ? `${grahaName(lord)} is lord of ${signName(sign)}, and so host to Venus`
    : `your seventh house is in the keeping of ${grahaName(lord)}`;
  return { cost: 'Free', ...actForSeventh[lord], because };
}

function forVenus({ chart }: Reading): Remedy {
  const { band, because } = conditionOf(chart, 'Venus');
  return {
    cost: 'Free',
    ...actForVenus[band],
    because: `Venus stands in ${signName(chart.grahas.Venus.sign)}, ${because}`,
  };
}

function mantra({ chart }: Reading): Remedy {
  const { deva, iast, when, text } = texts.Venus.mantra;
  return {
    cost: 'Free',
    when,
    title: 'Mantra for Venus',
    text: `${iast}. ${text}`,
    mantra: deva,
    because: `Venus speaks for love in every chart, in yours from ${signName(chart.grahas.Venus.sign)}`,
  };
}

const lamp: Remedy = {
  cost: 'A spoon of oil',
  ...moonAct,
  because: 'full light belongs to the Moon, and so do memory and good wishes',
};

const { reason, ...gift } = texts.Venus.giving;
const giving: Remedy = { ...gift, because: reason };

const stone: Remedy = {
  cost: 'Not needed',
  when: 'at any jeweller’s',
  ...noStone,
  because: 'no rule of the old books sells affection by weight',
  last: true,
};
