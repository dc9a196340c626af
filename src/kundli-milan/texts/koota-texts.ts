/** The eight kootas in plain words. */
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import type { PointRange } from '#src/kundli-milan/contract.ts';
import { formatPoints } from './words.ts';

export const KOOTA_NAMES: Record<KootaKey, { name: string; topic: string }> = {
  varna: { name: 'Varna', topic: 'work and duty' },
  vashya: { name: 'Vashya', topic: 'influence' },
  tara: { name: 'Tara', topic: 'health and fortune' },
  yoni: { name: 'Yoni', topic: 'closeness' },
  maitri: { name: 'Graha maitri', topic: 'two minds' },
  gana: { name: 'Gana', topic: 'temperament' },
  bhakoot: { name: 'Bhakoot', topic: 'family and money' },
  nadi: { name: 'Nadi', topic: 'health and children' },
};

/** By the points that the koota can give. */
export const KOOTA_TEXTS: Record<KootaKey, Record<number, string>> = {
  varna: {
    1: 'Both see work and duty in ways that go together.',
    0: 'The two see work and duty differently. Agree early on who does what.',
  },
  vashya: {
    2: 'Neither has to push. Each listens to the other easily.',
    1: 'Each can persuade the other a little. Decide early who decides what.',
    0.5: 'One of the two leads more easily. Ask the quieter one before you decide.',
    0: 'Neither gives way easily. Decide large matters slowly and together.',
  },
  tara: {
    3: 'Good when counted from either of the two: each supports the other’s wellbeing.',
    1.5: 'Good when counted from one of the two, less good from the other.',
  },
  yoni: {
    4: 'Physical closeness comes naturally, because both need the same things.',
    3: 'Physical closeness comes easily.',
    2: 'Physical closeness grows with time. Patience helps here.',
    1: 'The two show affection in different ways. Say what you like and need.',
    0: 'Needs for closeness differ much. Talk about them kindly and openly.',
  },
  maitri: {
    5: 'The two are friends by nature and think in the same way.',
    4: 'The two talk easily and soon understand what the other means.',
    3: 'The two understand each other when they take time to explain.',
    1: 'One understands the other more easily. Explain more than seems necessary.',
    0.5: 'The two think in different ways. Ask before you assume.',
    0: 'The two think in very different ways. Plan time to listen to each other.',
  },
  gana: {
    6: 'The two temperaments agree fully.',
    5: 'One is gentle, one practical. The temperaments agree well.',
    1: 'One is gentle, one strong-willed. Give each other room after a quarrel.',
    0: 'The temperaments differ much. Let anger cool before you talk.',
  },
  bhakoot: {
    7: 'Family life and money are favoured.',
    0: 'Money and relatives need clear words. Plan both together.',
  },
  nadi: {
    8: 'The constitutions differ, as tradition wishes for a couple.',
    0: 'Both have the same constitution, and tradition wishes that they differ.',
  },
};

export const EXCEPTION_MET_TEXT = 'There is an exception; see below.';

export const SAME_AT_ANY_HOUR_TEXT = 'The points are the same at every hour of that day.';

/** Before the points of each hour. */
export const formatUncertainPoints = (points: PointRange): string =>
  `${formatPoints(points)} points, depending on the hour of birth.`;

/** The kinds of signs of vashya, by the names of the engine. */
export const VASHYA_KINDS: Record<string, string> = {
  Chatushpada: 'a four-footed sign',
  Manava: 'a human sign',
  Jalachara: 'a water sign',
  Vanachara: 'a wild animal',
  Keeta: 'an insect',
};

/** The relation of two animals, by the points of yoni. */
export const YONI_RELATIONS = ['great enemies', 'enemies', 'neutral to each other', 'friends', 'the same'];

export const FRIENDSHIP_TEXTS = { friendly: 'a friend of', neutral: 'neutral to', enemy: 'no friend of' };
