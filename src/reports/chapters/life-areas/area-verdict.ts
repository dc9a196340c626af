import type { AreaVerdict } from '#src/reports/content/en/life-areas/area-judgements.ts';
import type { Side, AreaVotes } from './area-votes.ts';

/**
 * What decides an area of life. The lord weighs three, company two, the karaka and the points one each, in the order in which
 * Mantreswara asks them: the lord leads unless all the others contradict it together (four against three); where it takes no
 * side the heaviest of the others leads, and an even weight goes to the voice that is asked first.
 */
export function decideVerdict(voices: AreaVotes): AreaVerdict {
  if (voices.lord > 0) return decideWithStrongLord(voices);
  return voices.lord < 0 ? decideWithWeakLord(voices) : decideWithoutLord(voices);
}

function decideWithStrongLord({ company, karaka, points }: AreaVotes): AreaVerdict {
  if (areAllOnSide(-1, company, karaka, points)) return 'overruled';
  if (company < 0) return 'lordOverCompany';
  if (karaka < 0) return 'lordOverKaraka';
  if (points < 0) return 'lordOverPoints';
  return company > 0 ? 'together' : 'lord';
}

function decideWithWeakLord({ company, karaka, points }: AreaVotes): AreaVerdict {
  if (areAllOnSide(1, company, karaka, points)) return 'carried';
  if (company > 0) return 'companyUnderLord';
  if (karaka > 0) return 'karakaUnderLord';
  return points > 0 ? 'pointsUnderLord' : 'wait';
}

function decideWithoutLord({ company, karaka, points }: AreaVotes): AreaVerdict {
  const contradicts = (side: Side, ...others: Side[]) => others.includes(-side as Side);
  if (company !== 0) {
    const contradicted = contradicts(company, karaka, points);
    if (company > 0) return contradicted ? 'companyOver' : 'company';
    return contradicted ? 'pressedOver' : 'pressed';
  }
  if (karaka > 0) return contradicts(karaka, points) ? 'karakaOver' : 'karaka';
  if (karaka < 0) return contradicts(karaka, points) ? 'karakaLowOver' : 'karakaLow';
  return points > 0 ? 'points' : points < 0 ? 'pointsLow' : 'even';
}

const areAllOnSide = (side: Side, ...voices: Side[]): boolean => voices.every((voice) => voice === side);
