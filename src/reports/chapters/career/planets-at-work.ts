/** Sun, Moon, Mercury and Saturn as they behave at work, by sign: what can be said with or without an hour. */
import type { Graha } from '#src/astrology/contract.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
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
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, signName } from '#src/reports/text/phrases.ts';
import { writeIntroForAge } from './career-stage.ts';

type Part = Extract<PageDraft, { kind: 'essay' }>['parts'][number];
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
    id: 'work-voices',
    ...careerHeadings.planetsAtWork,
    highlightedHouses: [],
    compact: true,
    lead: careerLeads.voices,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: WORK_PLANETS.map((voice, i) => ({
      ...writePart(context, voice),
      ...(i === 0 ? writeIntroForAge(context, planetsAtWorkIntro) : {}),
    })),
  }),
};

function writeLeadReason({ day, chart }: ReportContext): string {
  if (day) return 'these four can be read from their signs, whatever was rising';
  return `${formatGraha('Saturn')} and ${formatGraha('Sun')}, the two old karakas of work, were in ${signName(chart.grahas.Saturn.sign)} and ${signName(chart.grahas.Sun.sign)}`;
}

const writePart = (context: ReportContext, voice: WorkPlanet): Part => ({
  id: `voice-${voice.graha.toLowerCase()}`,
  title: voice.title,
  statements: writeStatements(context, voice),
});

/** On a day on which the sign changed, both ends of it are told. */
function writeStatements(context: ReportContext, voice: WorkPlanet): Statement[] {
  const { day, chart } = context;
  const skies = day ? [day.earliest, day.latest] : [chart];
  const signs = [...new Set(skies.map(({ grahas }) => grahas[voice.graha].sign))];
  return signs.map((sign) => {
    const sky = skies.find(({ grahas }) => grahas[voice.graha].sign === sign)!;
    return writePlanetStatement({ ...context, chart: sky }, voice);
  });
}

function writePlanetStatement(context: ReportContext, { graha, texts, significance }: WorkPlanet): Statement {
  const { sign } = context.chart.grahas[graha];
  const lord = getSignLord(sign);
  const host = lord === graha ? 'its own sign' : `a sign of ${formatGraha(lord)}`;
  const because = `${formatGraha(graha)}, ${significance}, was in ${signName(sign)}, ${host}`;
  const source = graha === 'Moon' ? sources.moonSign : sourceOfSign[graha];
  return createStatement(context, texts[sign - 1]!, because, [`${graha}.sign`], source);
}
