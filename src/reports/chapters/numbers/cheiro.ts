/** The name number of Cheiro: its compound, its figure, and how it suits the driver. */
import { latinWords, unreadLetters } from '#src/numerology/contract-letters.ts';
import type { Statement } from '#src/reports/contract.ts';
import { numberSources } from '#src/reports/content/en/numbers/chapters.ts';
import { beyondList, compounds, nameFits, nameSingles } from '#src/reports/content/en/numbers/name.ts';
import { partNotes } from '#src/reports/content/en/numbers/notes.ts';
import { fitOf, grahaOf, nodeNote } from '#src/reports/chapters/numbers/number-grahas.ts';
import { isNameless, tell } from '#src/reports/chapters/numbers/number-words.ts';
import type { Numbers } from '#src/reports/chapters/numbers/numbers-of.ts';
import type { Reading } from '#src/reports/reading.ts';
import { grahaName } from '#src/reports/words.ts';

type Counted = Exclude<Numbers['chaldean'], { kind: 'no-letters' }>;

export function cheiroStatements({ birth: { name } }: Reading, { chaldean, mulank }: Numbers): Statement[] {
  if (isNameless(chaldean)) return [];
  return [
    compoundStatement(chaldean),
    singleStatement(chaldean),
    fitStatement(chaldean.single, mulank.value),
    ...shapeNotes(name, chaldean),
  ];
}

export function compoundStatement({ compound, single }: Counted): Statement {
  if (compound < 10) return tell(beyondList.below, `the letters come to ${compound} at once`);
  const picture = compounds[compound];
  if (!picture)
    return tell(beyondList.above, `the letters come to ${compound}, and that reduces to ${single}`);
  return tell(picture, `the compound of your name is ${compound}`, numberSources.cheiro);
}

export const singleStatement = ({ single }: Counted): Statement =>
  tell(
    nameSingles[single - 1]!,
    `the figure of the name is ${single}, which belongs to ${grahaName(grahaOf(single))}`,
    numberSources.indian,
  );

/** Told by the driver: the label is judged by its contents. */
function fitStatement(single: number, driver: number): Statement {
  const [label, contents] = [grahaOf(single), grahaOf(driver)];
  const fit = fitOf(contents, label);
  const because =
    fit === 'same'
      ? `name and driver are both ${driver}`
      : `${grahaName(label)}, for the name, ${FIT_WORDS[fit]} ${grahaName(contents)}, for the driver${nodeNote(contents, label)}`;
  return tell(nameFits[fit][driver]!, because, fit === 'same' ? undefined : numberSources.friendship);
}

const FIT_WORDS = {
  friendly: 'is a friend of',
  neutral: 'is neither friend nor opponent of',
  tense: 'is an opponent of',
} as const;

function shapeNotes(name: string, { compound, total }: Counted): Statement[] {
  const letters = latinWords(name).join('').length;
  return [
    ...(unreadLetters(name) ? [tell(partNotes.mixed, 'the tables hold Latin letters alone')] : []),
    ...(letters === 1 ? [tell(partNotes.single, 'your name was given to us as one letter')] : []),
    ...(total === compound
      ? []
      : [
          tell(
            partNotes.total,
            `counted in one row your letters make ${total}, counted word by word ${compound}`,
          ),
        ]),
  ];
}
