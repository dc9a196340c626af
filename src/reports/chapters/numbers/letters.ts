/** The modern counts of a name: all letters, vowels, consonants, what there is most of and what is missing. */
import type { Statement } from '#src/reports/contract.ts';
import { numberSources } from '#src/reports/content/en/numbers/chapters.ts';
import {
  absent,
  destinies,
  hearts,
  maturities,
  personalities,
  strongest,
  urges,
} from '#src/reports/content/en/numbers/letters.ts';
import { partNotes } from '#src/reports/content/en/numbers/notes.ts';
import { isNameless, tell } from '#src/reports/chapters/numbers/number-words.ts';
import type { Numbers } from '#src/reports/chapters/numbers/numbers-of.ts';

export function countStatements({ destiny, heartAndPersonality }: Numbers): Statement[] {
  if (isNameless(destiny) || isNameless(heartAndPersonality)) return [];
  const { heart, personality } = heartAndPersonality;
  const { modern } = numberSources;
  return [
    tell(destinies[destiny.value]!, `destiny, the count of all your letters, is ${destiny.value}`, modern),
    heart
      ? tell(hearts[heart.value]!, `the vowels of the name come to ${heart.value}`, modern)
      : tell(partNotes.noHeart, 'A, E, I, O, U and a Y that acts for them do not occur in it'),
    personality
      ? tell(personalities[personality.value]!, `its consonants come to ${personality.value}`, modern)
      : tell(partNotes.noFace, 'all its letters are vowels'),
  ];
}

export function bothStatements({ soulUrge, maturity, lifePath, destiny }: Numbers): Statement[] {
  if (!soulUrge || !maturity || isNameless(destiny)) return [];
  return [
    tell(
      urges[soulUrge.value]!,
      `life path ${lifePath.value} and destiny ${destiny.value}, by nines, leave ${soulUrge.value}`,
      numberSources.house,
    ),
    tell(
      maturities[maturity.value]!,
      `life path ${lifePath.value} and destiny ${destiny.value}, simply added, end at ${maturity.value}`,
      numberSources.modern,
    ),
  ];
}

const MOST_TOLD = 2;
const MISSING_TOLD = 4;

export function letterStatements({ letters }: Numbers): Statement[] {
  if (isNameless(letters)) return [];
  const present = letters.strongest.slice(0, MOST_TOLD).map((digit) => {
    const { count, letters: which } = letters.digits[digit - 1]!;
    const because =
      count === 1 ? `${which} is its letter for ${digit}` : `${count} of the letters are ${digit}: ${which}`;
    return tell(strongest[digit - 1]!, because, numberSources.modern);
  });
  const missing = letters.missing
    .slice(0, MISSING_TOLD)
    .map((digit) => tell(absent[digit - 1]!, `the name has ${WHICH[digit - 1]}`));
  return [...present, ...missing];
}

/** The letters of each digit, as a name may lack them. */
const WHICH = [
  'no A, J or S',
  'no B, K or T',
  'no C, L or U',
  'no D, M or V',
  'no E, N or W',
  'no F, O or X',
  'no G, P or Y',
  'no H, Q or Z',
  'no I or R',
] as const;
