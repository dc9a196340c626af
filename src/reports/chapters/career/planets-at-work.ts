/** Sun, Moon, Mercury and Saturn at work, by sign: independent of the birth time. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { withChart, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { writeIntroForAge } from './career-stage.ts';

type WorkPlanet = { graha: Graha; title: string; texts: readonly string[]; significance: string };

const WORK_PLANETS: readonly WorkPlanet[] = [
  {
    graha: 'Sun',
    get title() {
      return content.career.careerPartTitles.standing;
    },
    get texts() {
      return content.career.sunAtWork;
    },
    significance: 'the karaka of standing',
  },
  {
    graha: 'Moon',
    get title() {
      return content.career.careerPartTitles.public;
    },
    get texts() {
      return content.career.moonAtWork;
    },
    significance: 'which stands for habit and public',
  },
  {
    graha: 'Mercury',
    get title() {
      return content.career.careerPartTitles.skill;
    },
    get texts() {
      return content.career.mercuryAtWork;
    },
    significance: 'the karaka of skill and trade',
  },
  {
    graha: 'Saturn',
    get title() {
      return content.career.careerPartTitles.toil;
    },
    get texts() {
      return content.career.saturnAtWork;
    },
    significance: 'to whom labour belongs',
  },
];

export const planetsAtWorkChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'work-planets',
    ...content.career.careerHeadings.planetsAtWork,
    highlightedHouses: [],
    isCompact: true,
    lead: content.career.careerLeads.planetsAtWork,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: WORK_PLANETS.map((planet, i) => ({
      ...writePart(context, planet),
      ...(i === 0 ? writeIntroForAge(context, content.career.planetsAtWorkIntro) : {}),
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
  const source = graha === 'Moon' ? content.common.sources.moonSign : content.common.sourceOfSign[graha];
  return createStatement(context, texts[sign - 1]!, because, [`${graha}.sign`], source);
}
