/** Small acts for Venus and for the lord of the seventh; without an hour, for the host of Venus. Nothing has to be bought. */
import type { Seven } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { loveHeadings } from '#src/reports/content/en/love/love-headings.ts';
import {
  seventhLordRemedy,
  venusRemedy,
  loveRemedyLead,
  fullMoonRemedy,
  fullMoonRemedyByElement,
  noGemTitle,
  noGemByLord,
} from '#src/reports/content/en/love/love-remedies.ts';
import { remedies as texts } from '#src/reports/content/en/remedies/general-remedies.ts';
import type { RemediesPage } from '#src/reports/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, signName } from '#src/reports/text/phrases.ts';
import { getElement } from '#src/reports/chapters/career/work-condition.ts';
import { getCondition, getSeventhLord } from './love-helpers.ts';

type Remedy = RemediesPage['remedies'][number];

export const loveRemediesChapter: Chapter = {
  write: (context) => ({
    kind: 'remedies',
    id: 'love-remedies',
    ...loveHeadings.remedies,
    lead: loveRemedyLead,
    remedies: [
      writeSeventhLordRemedy,
      writeVenusRemedy,
      writeMantraRemedy,
      writeFullMoonRemedy,
      writeGivingRemedy,
      writeNoGemRemedy,
    ]
      .map((act) => act(context))
      .map((remedy) => ({
        ...remedy,
        because: toSentence(remedy.because),
      })),
  }),
};

function writeSeventhLordRemedy(context: ReportContext): Remedy {
  const { chart, day } = context;
  const { sign } = chart.grahas.Venus;
  const lord = getPartnershipLord(context);
  const because = day
    ? `${formatGraha(lord)} is lord of ${signName(sign)}, and so host to Venus`
    : `your seventh house is in the keeping of ${formatGraha(lord)}`;
  return { cost: 'Free', ...seventhLordRemedy[lord], because };
}

function writeVenusRemedy({ chart }: ReportContext): Remedy {
  const { band, because } = getCondition(chart, 'Venus');
  return {
    cost: 'Free',
    ...venusRemedy[band],
    because: `Venus stands in ${signName(chart.grahas.Venus.sign)}, ${because}`,
  };
}

/** For the lord of the seventh; without an hour, for Venus. */
function writeMantraRemedy({ chart, day }: ReportContext): Remedy {
  const lord = day ? 'Venus' : getSeventhLord(chart);
  const { devanagari, iast, when, text } = texts[lord].mantra;
  const sign = signName(chart.grahas[lord].sign);
  return {
    cost: 'Free',
    when,
    title: `Mantra for ${formatGraha(lord)}`,
    text: `${iast}. ${text}`,
    mantra: devanagari,
    because: day
      ? `Venus speaks for love in every chart, in yours from ${sign}`
      : `${formatGraha(lord)}, in ${sign}, is asked for the welfare of two`,
  };
}

function writeFullMoonRemedy({ chart, day }: ReportContext): Remedy {
  const { sign } = chart.grahas.Moon;
  if (day && !hasOneSign(day, 'Moon'))
    return {
      cost: 'A spoon of oil',
      ...fullMoonRemedy,
      because: 'full light belongs to the Moon, and so do memory and good wishes',
    };
  const element = getElement(sign);
  const because = `full light belongs to the Moon, and yours, in ${signName(sign)}, is of ${element}`;
  return { ...fullMoonRemedyByElement[element], because };
}

/** To please the host of Venus in the navamsha, where one day does not change it. */
function writeGivingRemedy({ chart, day }: ReportContext): Remedy {
  const signs = [chart, ...(day ? [day.earliest, day.latest] : [])].map(
    ({ grahas }) => grahas.Venus.navamsaSign,
  );
  if (new Set(signs).size > 1) return { ...texts.Venus.giving, because: texts.Venus.giving.reason };
  const host = getSignLord(signs[0]!) as Seven;
  const { reason, ...gift } = texts[host].giving;
  return { ...gift, because: `${formatGraha(host)} is host to Venus in the navamsha, and ${reason}` };
}

function writeNoGemRemedy(context: ReportContext): Remedy {
  const lord = getPartnershipLord(context);
  return {
    cost: 'Not needed',
    when: 'at any jeweller’s',
    title: noGemTitle,
    text: noGemByLord[lord],
    because: `no rule of the old books sells the favour of ${formatGraha(lord)} by weight`,
    last: true,
  };
}

/** The lord of the seventh; without an hour, the host of Venus. */
const getPartnershipLord = ({ chart, day }: ReportContext): Seven =>
  day ? (getSignLord(chart.grahas.Venus.sign) as Seven) : getSeventhLord(chart);
