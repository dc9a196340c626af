/** The births of src/reports/report-invariants.test.ts, with all lagnas and Moon signs, with known and unknown times. */
import { products } from '#src/reports/products.ts';
import type { ProductKey, ReportInput } from '#src/reports/context/report-context.ts';
import {
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
  type FictitiousPerson,
} from '#src/testing/fixtures/people.ts';

/** Those on one person. */
const PRODUCT_KEYS = (Object.keys(products) as ProductKey[]).filter((key) => key !== 'match-report');
/** Matches, half of them with certainties; the second people have all roles, and one has no time of birth. */
const MATCH_COUNT = 60;
const PEOPLE_COUNT = 720;
/** Enough births to use every text of the shared chapters, most of which are in the janam kundli. */
const KUNDLI_COUNT = 330;
/** Enough births for the chapters that only the life blueprint has. */
const BLUEPRINT_COUNT = 160;
/** Enough children for the chapter on houses, which only a child's life blueprint has. */
const CHILD_COUNT = 110;
/**
 * Every fifth kundli and blueprint. The others are written only for a text that these do not have: nearly all have the same
 * texts again, in other combinations, of which these are several hundred.
 */
const SAMPLE_STEP = 5;
/** Further kundlis and blueprints, with texts that no other report has. */
const RARE_CASES = [112, 156, 161, 179];
/**
 * Every seventh report is written with certainties, the others only with texts, reasons and facts. Seven has no factor in common with
 * the nine products on one person.
 */
const CERTAINTY_STEP = 7;
const LONGEST_NAME = 'क्ष्वेळिका-Venkatanarasimharajuvaripeta श्रीलक्ष्मीनारायणस्वामी Bhattacharyya-Ó Súilleabháin';

/** A name of 80 letters in two scripts, a place of 120 letters. */
const setLongestNames = (birth: FictitiousPerson): FictitiousPerson => ({
  ...birth,
  name: LONGEST_NAME.slice(0, 80).trim(),
  place: { ...birth.place, name: 'Thiruvananthapuram'.repeat(7).slice(0, 120) },
});

/** The same day and month in 2015 to 2022. */
const toChild = (birth: FictitiousPerson): FictitiousPerson => ({
  ...birth,
  date: `${2015 + (Number(birth.date.slice(0, 4)) % 8)}${birth.date.slice(4)}`.replace('-02-29', '-02-28'),
});

const keepSomeSensitivities = (input: ReportInput, i: number): ReportInput =>
  i % CERTAINTY_STEP === 0 ? input : removeSensitivity(input);

const births = createPeople(PEOPLE_COUNT).map((birth, i) => (i % 50 === 0 ? setLongestNames(birth) : birth));

/** Each creates the input of one report: kundlis, then blueprints of adults, then blueprints of children. */
export const kundlisAndBlueprints: readonly (() => ReportInput)[] = [
  ...births
    .slice(0, KUNDLI_COUNT + BLUEPRINT_COUNT)
    .map((birth, i) => () => createReportInput(birth, i < KUNDLI_COUNT ? 'janam-kundli' : 'life-blueprint')),
  ...births.slice(0, CHILD_COUNT).map((birth) => () => createReportInput(toChild(birth), 'life-blueprint')),
].map((create, i) => () => keepSomeSensitivities(create(), i));

/**
 * A sample of the kundlis and blueprints; the nine products on one person in turn, every eighth of them without a birth time; each product once more
 * without a birth time; matches.
 */
export const createInvariantInputs = (): ReportInput[] => [
  ...kundlisAndBlueprints
    .filter((_, i) => i % SAMPLE_STEP === 0 || RARE_CASES.includes(i))
    .map((create) => create()),
  ...births
    .map((birth, i) => [birth, i] as const)
    .slice(KUNDLI_COUNT + BLUEPRINT_COUNT)
    .map(([birth, i]) => {
      const person = i % 8 === 0 ? removeTime(birth) : birth;
      return keepSomeSensitivities(createReportInput(person, PRODUCT_KEYS[i % PRODUCT_KEYS.length]), i);
    }),
  ...PRODUCT_KEYS.map((key, i) => createReportInput(removeTime(births[i * 20]!), key)),
  ...births
    .slice(0, MATCH_COUNT)
    .map((birth, i) => createReportInput(i % 10 === 0 ? removeTime(birth) : birth, 'match-report'))
    .map((input, i) => (i % 2 === 0 ? input : removeSensitivity(input))),
];
