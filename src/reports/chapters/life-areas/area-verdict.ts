import type { Decided } from '#src/reports/content/en/life-areas/area-judgements.ts';
import type { Side, Voices } from './area-votes.ts';

/**
 * What decides an area of life. The lord weighs three, company two, the karaka and the points one each, in the order in which
 * Mantreswara asks them: the lord leads unless all the others contradict it together (four against three); where it takes no
 * side the heaviest of the others leads, and an even weight goes to the voice that is asked first.
 */
export function decidedBy(voices: Voices): Decided {
  if (voices.lord > 0) return ledByStrongLord(voices);
  return voices.lord < 0 ? heldByWeakLord(voices) : withoutLord(voices);
}

function ledByStrongLord({ company, karaka, points }: Voices): Decided {
  if (allAre(-1, company, karaka, points)) return 'overruled';
  if (company < 0) return 'lordOverCompany';
  if (karaka < 0) return 'lordOverKaraka';
  if (points < 0) return 'lordOverPoints';
  return company > 0 ? 'together' : 'lord';
}

function heldByWeakLord({ company, karaka, points }: Voices): Decided {
  if (allAre(1, company, karaka, points)) return 'carried';
  if (company > 0) return 'companyUnderLord';
  if (karaka > 0) return 'karakaUnderLord';
  return points > 0 ? 'pointsUnderLord' : 'wait';
}

function withoutLord({ company, karaka, points }: Voices): Decided {
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

const allAre = (side: Side, ...voices: Side[]): boolean => voices.every((voice) => voice === side);
