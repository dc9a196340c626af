/** SQL expressions of the indexes of `lagna find`. A query uses an index only if it has the same expression. */

/** The words of a name. Not to_tsvector: its parser splits words at the vowel signs of Indian scripts. */
const toNameWords = (name: string): string =>
  `array_to_tsvector(array_remove(regexp_split_to_array(lower(${name}), '\\s+'), ''))`;

export const NAME_WORDS = toNameWords('name');

/** Words of the name of the second person of an order. */
export const PARTNER_NAME_WORDS = toNameWords("partner #>> '{birthDetails,name}'");

/** Words of the names of the two people of a kept match. */
export const KEPT_NAME_WORDS = ['groom', 'bride'].map((role) => toNameWords(`${role} #>> '{name}'`));

/** The last ten digits of a telephone number: without country code and leading zero, however it was typed. */
export const LAST_DIGITS = `right(regexp_replace(phone, '\\D', '', 'g'), 10)`;

/** The characters of an order number after the month, which callers read out. */
export const ORDER_NUMBER_END = 'substr(id, 9)';
