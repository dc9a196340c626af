/** The areas of life, five for an adult and two for a child, each by the sign, lord, occupants and aspects of its house, with a judgement. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import { HOUSE_NUMBERS, listOccupants } from '#src/astrology/houses.ts';
import { isChild, isYouth } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, formatOrdinal } from '#src/reports/text/phrases.ts';
import { writeJudgementStatement } from './area-judgement.ts';
import { getAgeTexts, writeAreaStatements } from './area-statements.ts';
import { type LifeArea, lifeAreas } from './areas.ts';

export const lifeAreasChapter: Chapter = {
  withTime: (context) => {
    const areas = listAreas(context);
    return {
      kind: 'essay',
      id: 'life-areas',
      ...content.common.headings.areas,
      ...(isChild(context)
        ? getChildTexts(context).childLifeAreas
        : { lead: content.lifeAreas.lifeAreasLead }),
      leadBecause: toSentence(writeLeadReason(context)),
      highlightedHouses: areas.flatMap(({ lordsOfHouses }) => lordsOfHouses).toSorted((a, b) => a - b),
      parts: areas.map((area) => writePart(context, area)),
    };
  },
};

const AREAS_OF_CHILD = new Set<LifeArea['id']>(['home', 'learning']);

const listAreas = (context: TimeKnownContext): readonly LifeArea[] =>
  lifeAreas.filter(({ id }) => !isChild(context) || AREAS_OF_CHILD.has(id));

function writeLeadReason({ chart }: TimeKnownContext): string {
  const occupiedHouses = HOUSE_NUMBERS.filter((house) => listOccupants(chart, house).length > 0);
  return content.lifeAreas.lifeAreaReasons.lead(formatList(occupiedHouses.map(formatOrdinal)));
}

function writePart(context: TimeKnownContext, area: LifeArea): EssayPart {
  return {
    id: `area-${area.id}`,
    title: content.lifeAreas.areaTexts[area.id].title,
    intro: writeIntro(context, area),
    statements: [
      ...writeAreaStatements(context, area),
      writeJudgementStatement(context, area, getAgeTexts(context, area).judgements),
    ],
  };
}

/** Occupants are only named here: each has a part in the chapter on the nine grahas. */
function writeIntro(context: TimeKnownContext, { id, house }: LifeArea): string {
  const { chart } = context;
  const { intro: introOfAllAges, occupantsIntro } = content.lifeAreas.areaTexts[id];
  const introOfYouth = isYouth(context) ? content.lifeAreas.areaIntrosForYouth[id] : undefined;
  const intro = introOfYouth ? `${introOfAllAges} ${introOfYouth}` : introOfAllAges;
  const names = listOccupants(chart, house).map(formatGraha);
  if (names.length === 0) return intro;
  return `${intro} ${occupantsIntro} ${formatList(names)}.`;
}
