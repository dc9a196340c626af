/** The page after the twelve houses: what the second Moon sign of a birth day without a time changes in them. */
import { content } from '#src/reports/content/content.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { listCountedByMoonSign, type ContextWithHouses } from '#src/reports/context/counted-houses.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { HousePage } from '#src/reports/contract-answers.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { HOUSES } from '#src/reports/chapters/houses/child-houses.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { splitSentences } from '#src/reports/text/omit-adult-matters.ts';
import { formatGraha, getSignName, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';
import { omitSentences } from '#src/reports/text/readings-by-moon-sign.ts';
import { createHouseHeading, writePage } from './house-page.ts';

/** Both are counted from the Sun. A child reads both signs in the chapter on the houses. */
export const housesOfOtherMoonSignChapter: Chapter = {
  withoutTime: (context) => {
    const [own, other] = listCountedByMoonSign(context);
    const names = findOtherMoonSign(context)?.names;
    if (isChild(context) || !other || !names) return null;
    const known = HOUSES.map((house) => ({ house, statements: writePage(own, house).statements }));
    const parts = known.flatMap((page) => writePart(other, page, known));
    if (parts.length === 0) return null;
    const { heading, lead, leadReason } = content.houses.pages.housesOfOtherMoonSign;
    return {
      kind: 'essay',
      id: 'houses-other-moon-sign',
      ...heading(names),
      highlightedHouses: [],
      isCompact: true,
      lead: lead(formatGraha('Sun'), names),
      leadBecause: leadReason(getSignName(own.chart.lagna.sign), names),
      parts,
    };
  },
};

type KnownPage = { house: HouseNumber } & Pick<HousePage, 'statements'>;

/** Empty if the three statements of the house are the same for both signs. */
function writePart(other: ContextWithHouses, own: KnownPage, known: readonly KnownPage[]): EssayPart[] {
  const statements = writePage(other, own.house).statements.flatMap(({ statement }, i) => {
    const ownStatement = own.statements[i]!.statement;
    return statement.text === ownStatement.text
      ? []
      : [markOrigin(other, 'Sun', writeDifference(other, statement, ownStatement, known))];
  });
  if (statements.length === 0) return [];
  const { partTitle } = content.houses.pages.housesOfOtherMoonSign;
  return [
    {
      id: `house-${own.house}-other-moon-sign`,
      title: partTitle(own.house, createHouseHeading(other, own.house).title),
      statements,
    },
  ];
}

/** The sentences that are new, or the house that has them with the first sign: the Moon may be in the next house. */
function writeDifference(
  { chart }: ContextWithHouses,
  statement: Statement,
  own: Statement,
  known: readonly KnownPage[],
): Statement {
  const { sameAsHouse, reasonWithMoon } = content.houses.pages.housesOfOtherMoonSign;
  const text = omitSentences(statement.text, own.text);
  const [first] = splitSentences(text);
  const same = known
    .flatMap(({ house, statements }) => statements.map((titled) => ({ house, ...titled })))
    .find((titled) => splitSentences(titled.statement.text).includes(first!));
  return {
    ...statement,
    text: same ? sameAsHouse(same.house, same.title.replace(/\.$/, '')) : text,
    because:
      statement.because === own.because
        ? reasonWithMoon(getSignName(chart.grahas.Moon.sign), toLowercaseFirst(statement.because))
        : statement.because,
  };
}
