/** Birth details of the buyers of a load run: a different person each, so that every report is a different file. */
import type { Environment } from '#scripts/simulation/environment.ts';
import { createName } from '#scripts/simulation/site-client.ts';
import type { OrderFields } from './purchases.ts';

export async function createBirthDetails({ url }: Environment): Promise<OrderFields> {
  const response = await fetch(`${url}/api/places?q=Kota`);
  const { places } = (await response.json()) as { places: [{ label: string }] };
  const { label: _label, ...place } = places[0];
  return ({ email }, index) => ({
    email,
    birthDetails: {
      name: `Asha ${createName(index)}`,
      date: new Date(Date.UTC(1950, 0, 1 + ((index * 37) % 20_000))).toISOString().slice(0, 10),
      time: `${String(index % 24).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`,
      timeKind: 'exact',
      place,
    },
  });
}
