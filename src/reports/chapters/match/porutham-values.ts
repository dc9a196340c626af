/** What the grade of a porutham follows from, for a table cell. */
import { content } from '#src/reports/content/content.ts';
import type { Porutham, PoruthamKey } from '#src/astrology/contract-matching.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getGanaName } from '#src/astrology/matching/gana.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { countNakshatras } from '#src/astrology/matching/poruthams/porutham-rule.ts';
import { computePoruthams } from '#src/astrology/matching/poruthams/poruthams.ts';
import { getRajju } from '#src/astrology/matching/southern-kootas.ts';
import { getAnimal } from '#src/astrology/matching/yoni.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import {
  formatOrdinalDigits,
  getGrahaName,
  getNakshatraName,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { listMoons, type Match } from './match.ts';
import { formatAlternativeHours, listHourAlternatives } from './moon-hours.ts';
import { listUnique } from './moon-readings.ts';

/** A porutham that agrees by an exception agrees. */
export const isAgreeing = ({ grade, exception }: Porutham): boolean =>
  grade !== 'adhamam' || exception !== null;

/** More values in a cell are not understood at first reading. */
const MAX_VALUES = 2;

/** The hours at which an open porutham agrees; else the values that the day allows. */
export function describePoruthamValues(match: Match, key: PoruthamKey): string {
  const alternatives = listHourAlternatives(match, (groom, bride) => isAgreeingFor(key, bride, groom));
  const isOpen = alternatives.some((births) => births.length > 0);
  if (isOpen && alternatives.length === 1)
    return content.match.poruthamValues.agreesOnlyIf(formatAlternativeHours(alternatives));
  const values = listUnique(
    listMoons(match.bride).flatMap((bride) =>
      listMoons(match.groom).map((groom) => describeValue(key, bride, groom)),
    ),
  );
  return values.length <= MAX_VALUES
    ? content.grammar.formatAlternatives(values)
    : content.match.agreement.open;
}

const isAgreeingFor = (key: PoruthamKey, bride: Moon, groom: Moon): boolean =>
  isAgreeing(computePoruthams(bride, groom).poruthams.find((porutham) => porutham.key === key)!);

function describeValue(key: PoruthamKey, bride: Moon, groom: Moon): string {
  const { both, pair, sign, star } = content.match.poruthamValues;
  if (key === 'dina' || key === 'mahendra' || key === 'stri-dirgha')
    return star(formatOrdinalDigits(countNakshatras(bride, groom)));
  if (key === 'rasi') return sign(formatOrdinalDigits(countHouse(bride.sign, groom.sign)));
  const [ofBride, ofGroom] = [bride, groom].map(VALUES[key]) as [string, string];
  return ofBride === ofGroom ? both(ofBride) : pair(ofBride, ofGroom);
}

const nameValue = (value: string): string => content.match.kootaValues[value] ?? value;

type ComparedKey = Exclude<PoruthamKey, 'dina' | 'mahendra' | 'stri-dirgha' | 'rasi'>;

const VALUES: Record<ComparedKey, (moon: Moon) => string> = {
  gana: (moon) => nameValue(getGanaName(moon)),
  yoni: (moon) => nameValue(getAnimal(moon)),
  rasiyathipathi: ({ sign }) => getGrahaName(getSignLord(sign)),
  vasya: ({ sign }) => getSignName(sign),
  rajju: (moon) => content.match.rajjuParts[getRajju(moon)]!,
  vedha: ({ nakshatra }) => getNakshatraName(nakshatra),
};
