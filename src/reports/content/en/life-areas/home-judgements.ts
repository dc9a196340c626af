/** Judgements on home; its karaka is the Moon. */
import type { JudgementTexts } from './area-verdict.ts';

export const homeJudgements: JudgementTexts = {
  together:
    'Taken together, this room carries itself. Its lord is able and the company is kind, so what you put into a home, be it money, evenings or a mango tree, tends to stay put.',
  lord: 'The room of home stands on one good pillar, its lord, and one is enough. Trust your own sense of where you can rest; it has more weight here than the opinions of visitors.',
  lordOverInfluences:
    'Two things pull at your home: a lord who can keep it, and neighbours who press on it. The lord is the stronger, for a keeper outlasts a noise; the bustle wears off with years, the roof does not.',
  lordOverKaraka:
    'Your house is easier to settle than your mood. The keeper of the room is well, the Moon, who feels it, is less so; since walls come first in this reading, arrange the outer quiet and let the inner one follow at its own pace.',
  lordOverPoints:
    'The count for home is thin, the keeper is not. A capable lord weighs more than a small number: you may have fewer rooms than you wished for, and each of them in good order.',
  overruled:
    'The lord of your home does well, yet everything else leans the other way, and here three voices outweigh one. Keep what you know how to keep, and allow the rest of the comfort to come late and by instalments.',
  wait: 'Home asks you for patience. Its lord has little to spare just now and nobody outbids it, so build small: one corner that is quiet, one meal that is never hurried, and the larger house after that.',
  influencesUnderLord:
    'There is kindness in this room and a tired keeper. The keeper weighs more, which is why peace at home takes effort; the kindness decides how the effort feels, and it is better when shared. Ask for hands.',
  karakaUnderLord:
    'You carry more home inside you than you have yet found outside. The Moon is well and the lord of the house is not, and the lord leads; until the walls catch up, a lullaby or a familiar dish does their work.',
  pointsUnderLord:
    'The number for home is generous, its keeper less so. The keeper goes first: there is room enough and means enough, only the settling is slow, and it quickens once somebody is put in charge of it.',
  carried:
    'The lord of home is weak and for once it hardly matters. Company, the Moon and the count all vote for you, and together they outweigh it; a home is made for you by others as much as by yourself. Let them.',
  influences:
    'Your home is carried by those who look in on it. The keeper tips it neither way, the good company does: an elder, a neighbour, a friend with a spare key. Say yes when they offer to stay.',
  influencesOver:
    'Not everything agrees about your home, though the larger share is friendly. Good company counts for more here than whatever is missing, so the room warms up with people in it and cools when you keep it too tidy for guests.',
  pressed:
    'Home feels a steady pressure, and its keeper neither adds to it nor lifts it. Patience is the key to this room: fewer duties under your roof, one thing mended at a time, and an hour that belongs to nobody.',
  pressedOver:
    'Something good supports your home, and something heavier leans on it. The pressure is nearer, so it is felt first; the support is slower and shows in the long run. Take the early years of any household lightly.',
  karaka:
    'What helps you at home is the Moon: a feeling for moods, food and the hour when everyone needs tea. The keeper of the house leaves the temperature open; you bring in the warmth.',
  karakaOver:
    'By the count the house is small, by the Moon it is large. A graha outweighs a number in this reading, so the way a home feels to you counts for more than its size, and you can be happy in two rooms.',
  karakaLow:
    'Nothing much is amiss with the keeper of the house; it is the Moon who comes home tired. Give rest a fixed hour, like any other guest, and the room asks no further favours of you.',
  karakaLowOver:
    'Enough space, not enough ease: the count is on your side and the Moon is not. The Moon has the last word about peace, so spend the surplus on quiet, and leave the third cupboard in the shop.',
  points:
    'The help that your home has is the plain, arithmetical kind. Neither its lord nor its company decides the matter, the full count does: steady upkeep is rewarded here, and rather better than fine plans.',
  pointsLow:
    'Your home is granted on modest terms. No one opposes it, but the count is thin; so keep it light to clean and cheap to run, and put your patience into the few things you mean to keep for good.',
  even: 'Nothing pushes your home up or down. It is an open room, as good as the habits you carry into it, and a year of regular evenings does more for it than a change of address.',
};
