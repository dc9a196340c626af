/**
 * The five upagrahas without light, counted from the Sun. Sources: Brihat Parashara Hora Shastra ch. 3, 61-64;
 * Phaladeepika 25, 5.
 */
import { normalize } from '#src/astrology/ephemeris/angle.ts';

export const SUN_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
export type SunUpagraha = (typeof SUN_UPAGRAHAS)[number];

/** @returns degrees */
export function computeSunUpagrahas(sunLongitude: number): Record<SunUpagraha, number> {
  const dhuma = normalize(sunLongitude + 133 + 20 / 60);
  const vyatipata = normalize(360 - dhuma);
  const parivesha = normalize(vyatipata + 180);
  const indrachapa = normalize(360 - parivesha);
  const upaketu = normalize(indrachapa + 16 + 40 / 60);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu };
}
