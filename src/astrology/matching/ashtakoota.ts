/**
 * Computes guna milan: eight kootas with 36 points in all. It needs only the two Moons: no lagna, and no birth time if
 * the nakshatra and sign of the Moon are certain.
 */
import type { Ashtakoota, Koota, KootaKey, KootasBothWays } from '#src/astrology/contract-matching.ts';
import { bhakoot } from './bhakoot.ts';
import { gana } from './gana.ts';
import type { Moon } from './koota-rule.ts';
import { maitri } from './maitri.ts';
import { nadi } from './nadi.ts';
import { listPariharas, type Points } from './pariharas.ts';
import { computeSouthernKootas } from './southern-kootas.ts';
import { tara } from './tara.ts';
import { varna } from './varna.ts';
import { vashya } from './vashya.ts';
import { yoni } from './yoni.ts';

const KOOTA_RULES = [varna, vashya, tara, yoni, maitri, gana, bhakoot, nadi];

/**
 * The order of the Moons matters in varna, vashya and gana only.
 * @param first the Moon in the role of the groom, to whom the other one yields in vashya
 * @param second the Moon in the role of the bride
 */
export function computeAshtakoota(first: Moon, second: Moon): Ashtakoota {
  const kootas: Koota[] = KOOTA_RULES.map(({ judge, ...rule }) => ({ ...rule, ...judge(first, second) }));
  const points = Object.fromEntries(kootas.map((koota) => [koota.key, koota.points])) as Points;
  const incompleteKootas = kootas.filter((koota) => koota.points < koota.maximum).map(({ key }) => key);
  return {
    total: kootas.reduce((sum, koota) => sum + koota.points, 0),
    kootas,
    pariharas: listPariharas(first, second, points, incompleteKootas),
    southernKootas: computeSouthernKootas(first, second),
  };
}

/** Computes both orders, for two people who have not chosen the roles. */
export function computeKootasBothWays(first: Moon, second: Moon): KootasBothWays {
  const [asGiven, exchanged] = [computeAshtakoota(first, second), computeAshtakoota(second, first)];
  const differing: KootaKey[] = asGiven.kootas
    .filter((koota, index) => koota.points !== exchanged.kootas[index]!.points)
    .map(({ key }) => key);
  return {
    asGiven,
    exchanged,
    differing,
    lowest: Math.min(asGiven.total, exchanged.total),
    highest: Math.max(asGiven.total, exchanged.total),
  };
}
