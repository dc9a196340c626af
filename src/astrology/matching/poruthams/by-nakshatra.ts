/**
 * The poruthams that compare two nakshatras, besides dina. Source: Kalaprakashika (translated by N. P. Subramania Iyer, 1917)
 * ch. 13, pp. 72-76; the grades where the text says only "agrees" are those of Tamil almanacs.
 */
import { getGanaName } from '#src/astrology/matching/gana.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { areInVedha, getRajju } from '#src/astrology/matching/southern-kootas.ts';
import { getAnimal, yoni as yoniKoota } from '#src/astrology/matching/yoni.ts';
import { toAdhamam, countNakshatras, toMadhyamam, type PoruthamRule, toUttamam } from './porutham-rule.ts';
import { findExceptionOfSigns } from './sign-exception.ts';

/** Tamil almanacs also allow a bride of Deva gana with a groom of Rakshasa gana. */
export const gana: PoruthamRule = {
  key: 'gana',
  judge: (bride, groom) => {
    const [ofBride, ofGroom] = [getGanaName(bride), getGanaName(groom)];
    const because = `the bride is ${ofBride}, the groom ${ofGroom}`;
    if (ofBride === ofGroom) return toUttamam(because);
    if (ofBride === 'Manushya' && ofGroom === 'Deva') return toUttamam(because);
    return ofBride === 'Deva' && ofGroom === 'Manushya' ? toMadhyamam(because) : toAdhamam(because);
  },
  findException: (bride, groom) =>
    countNakshatras(groom, bride) > 14
      ? 'the star of the bride is beyond the 14th from that of the groom'
      : findExceptionOfSigns(bride, groom),
};

export const mahendra: PoruthamRule = {
  key: 'mahendra',
  judge: (bride, groom) => {
    const count = countNakshatras(bride, groom);
    const because = describeCount(count);
    return count > 1 && count % 3 === 1 ? toUttamam(because) : toAdhamam(because);
  },
};

/** Beyond the 13th nakshatra; "some" take the 7th. B. V. Raman takes the 9th. */
export const striDirgha: PoruthamRule = {
  key: 'stri-dirgha',
  judge: (bride, groom) => {
    const count = countNakshatras(bride, groom);
    const because = describeCount(count);
    if (count > 13) return toUttamam(because);
    return count > 7 ? toMadhyamam(because) : toAdhamam(because);
  },
};

const describeCount = (count: number) =>
  `counted from the star of the bride, that of the groom is number ${count}`;

/**
 * The seven great enmities of Muhurta Chintamani, and serpent with rat, as in Tamil almanacs. Kalaprakashika counts Uttara
 * Ashadha among the cows and prints deer and elephant for lion and elephant. Some books also compare the sexes.
 */
export const yoni: PoruthamRule = {
  key: 'yoni',
  judge: (bride, groom) => {
    const [ofBride, ofGroom] = [getAnimal(bride), getAnimal(groom)];
    const because = `the bride is ${ofBride}, the groom ${ofGroom}`;
    if (ofBride === ofGroom) return toUttamam(because);
    return areEnemies(bride, groom) ? toAdhamam(because) : toMadhyamam(because);
  },
};

const areEnemies = (bride: Moon, groom: Moon): boolean =>
  yoniKoota.judge(bride, groom).points === 0 ||
  [getAnimal(bride), getAnimal(groom)].toSorted().join(' ') === 'Rat Serpent';

/** Other books also accept one body part if the sequence of rajju goes upwards at one nakshatra and downwards at the other. */
export const rajju: PoruthamRule = {
  key: 'rajju',
  judge: (bride, groom) => {
    const [ofBride, ofGroom] = [getRajju(bride), getRajju(groom)];
    const because = `the bride is ${ofBride}, the groom ${ofGroom}`;
    return ofBride === ofGroom ? toAdhamam(because) : toUttamam(because);
  },
  findException: findExceptionOfSigns,
};

export const vedha: PoruthamRule = {
  key: 'vedha',
  judge: (bride, groom) =>
    areInVedha(bride.nakshatra, groom.nakshatra)
      ? toAdhamam('the two stars are in vedha')
      : toUttamam('the two stars are not in vedha'),
  findException: findExceptionOfSigns,
};
