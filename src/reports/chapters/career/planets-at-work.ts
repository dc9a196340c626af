/** Sun, Moon, Mercury and Saturn at work, by sign: independent of the birth time. */
import type { Graha } from '#src/astrology/contract.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { sourceOfSign, sources } from '#src/reports/content/en/common/sources.ts';
import {
  careerHeadings,
  careerLeads,
  careerPartTitles,
} from '#src/reports/content/en/career/career-headings.ts';
import {
  mercuryAtWork,
  moonAtWork,
  saturnAtWork,
  sunAtWork,
  planetsAtWorkIntro,
} from '#src/reports/content/en/career/planets-at-work.ts';
import { withChart, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { writeIntroForAge } from './career-stage.ts';

type WorkPlanet = { graha: Graha; title: string; texts: readonly string[]; significance: string };

const WORK_PLANETS: readonly WorkPlanet[] = [
  {
    graha: 'Sun',
    title: careerPartTitles.standing,
    texts: sunAtWork,
    significance: 'the karaka of standing',
  },
  {
    graha: 'Moon',
    title: careerPartTitles.public,
    texts: moonAtWork,
    significance: 'which stands for habit and public',
  },
  {
    graha: 'Mercury',
    title: careerPartTitles.skill,
    texts: mercuryAtWork,
    significance: 'the karaka of skill and trade',
  },
  {
    graha: 'Saturn',
    title: careerPartTitles.toil,
    texts: saturnAtWork,
    significance: 'to whom labour belongs',
  },
];

export const planetsAtWorkChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'work-planets',
    ...careerHeadings.planetsAtWork,
    highlightedHouses: [],
    isCompact: true,
    lead: careerLeads.planetsAtWork,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: WORK_PLANETS.map((planet, i) => ({
      ...writePart(context, planet),
      ...(i === 0 ? writeIntroForAge(context, planetsAtWorkIntro) : {}),
    })),
  }),
};

function writeLeadReason({ isTimeKnown, chart }: ReportContext): string {
  if (!isTimeKnown) return 'these four can be read from their signs, whatever was rising';
  return `${formatGraha('Saturn')} and ${formatGraha('Sun')}, the two old karakas of work, were in ${getSignName(chart.grahas.Saturn.sign)} and ${getSignName(chart.grahas.Sun.sign)}`;
}

const writePart = (context: ReportContext, planet: WorkPlanet): EssayPart => ({
  id: `graha-${planet.graha.toLowerCase()}`,
  title: planet.title,
  statements: writeStatements(context, planet),
});

/** Two statements if the graha changed its sign on the day of birth. */
function writeStatements(context: ReportContext, planet: WorkPlanet): Statement[] {
  const { dayRange, chart } = context;
  const charts = dayRange ? [dayRange.earliest, dayRange.latest] : [chart];
  const signs = charts.map(({ grahas }) => grahas[planet.graha].sign);
  return charts
    .filter((_, i) => signs.indexOf(signs[i]!) === i)
    .map((possibleChart) => writePlanetStatement(withChart(context, possibleChart), planet));
}

function writePlanetStatement(context: ReportContext, { graha, texts, significance }: WorkPlanet): Statement {
  const { sign } = context.chart.grahas[graha];
  const lord = getSignLord(sign);
  const lordPhrase = lord === graha ? 'its own sign' : `a sign of ${formatGraha(lord)}`;
  const because = `${formatGraha(graha)}, ${significance}, was in ${getSignName(sign)}, ${lordPhrase}`;
  const source = graha === 'Moon' ? sources.moonSign : sourceOfSign[graha];
  return createStatement(context, texts[sign - 1]!, because, [`${graha}.sign`], source);
}
