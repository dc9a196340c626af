/** Own endings of texts that end before adult life, for readers under eighteen: by the last sentence of what is left. */
import { afterAreas } from './areas.ts';
import { afterGrahas } from './grahas.ts';
import { afterNumbers } from './numbers.ts';
import { afterPerson } from './person.ts';

export const endingsAfter: Readonly<Record<string, string>> = {
  ...afterGrahas,
  ...afterPerson,
  ...afterAreas,
  ...afterNumbers,
};
