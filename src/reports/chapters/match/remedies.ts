/** Remedies for two; nothing has to be bought. */
import { content } from '#src/reports/content/content.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { buildRemediesPage, type Remedy } from '#src/reports/chapters/remedies/remedies-page.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { judgeDosha, type MatchDosha } from './doshas.ts';
import { choosePrintedVerdictOfBoth } from './manglik-of-both.ts';
import { computeRange, createMatchChapter, getMoon, getPoints, type Match } from './match.ts';
import { describeMoonSigns } from './match-phrases.ts';

type Key = keyof typeof content.match.matchRemedies;

export const matchRemediesChapter = createMatchChapter((match) =>
  buildRemediesPage(
    'match-remedies',
    { ...content.match.matchHeadings.remedies, lead: content.match.matchRemedyLead },
    [
      createRemedy('evening', content.match.remedyReasons.evening(describeMoonSigns(match))),
      ...listRemediesOfMatch(match),
      createRemedy('lamp', content.match.remedyReasons.lamp),
      createMantraRemedy(),
      createRemedy('parents', content.match.remedyReasons.parents),
      createNoStoneRemedy(),
    ],
  ),
);

const createRemedy = (key: Key, because: string): Remedy => ({
  cost: content.remedies.FREE,
  ...content.match.matchRemedies[key],
  because,
});

/** For the weak points of this match. */
function listRemediesOfMatch(match: Match): Remedy[] {
  const { nadi, bhakoot, gana, manglik, maitri } = content.match.remedyReasons;
  const isWeak = (dosha: MatchDosha) => ['yes', 'excepted'].includes(judgeDosha(match, dosha));
  const [first, second] = [match.first, match.second].map((person) =>
    formatGraha(getSignLord(getMoon(person).sign)),
  );
  const isFriendly = computeRange(match, (kootas) => getPoints(kootas, 'maitri')).highest > 3;
  return [
    ...(isWeak('nadi') ? [createRemedy('nadi', nadi)] : []),
    ...(isWeak('bhakoot') ? [createRemedy('bhakoot', bhakoot)] : []),
    ...(isWeak('gana') ? [createRemedy('gana', gana)] : []),
    ...(hasManglik(match) ? [createRemedy('manglik', manglik)] : []),
    ...(isFriendly ? [] : [createRemedy('maitri', maitri(first!, second!))]),
  ];
}

const hasManglik = (match: Match): boolean =>
  !['clear', 'cancelled', 'open'].includes(choosePrintedVerdictOfBoth(match));

function createMantraRemedy(): Remedy {
  const { devanagari, iast, when, title, text } = content.match.mantra;
  return {
    cost: content.remedies.FREE,
    when,
    title,
    text: content.match.mantraRemedyText(iast, text),
    mantra: devanagari,
    because: content.match.remedyReasons.mantra,
  };
}

const createNoStoneRemedy = (): Remedy => ({
  ...content.match.noStone,
  because: content.match.remedyReasons.noStone,
  isPurchase: true,
});
