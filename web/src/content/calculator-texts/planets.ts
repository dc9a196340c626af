/** Meanings of a planet as atmakaraka (soul), as darakaraka (partner), and as lord of a mahadasha. */
import type { Graha } from '#src/astrology/contract-names.ts';
import type { KarakaPlanet } from '#web/calculators/karaka-planets.ts';

export const soulMeanings: Record<KarakaPlanet, string> = {
  Sun: 'To lead without needing to be seen leading: that is the work.',
  Moon: 'To care for many and still keep a shore of one’s own.',
  Mars: 'To fight only for what you would build afterwards.',
  Mercury: 'To let words be true first and clever second.',
  Jupiter: 'To teach by what you do at home.',
  Venus: 'To love what is beautiful without having to own it.',
  Saturn: 'To carry the weight that is yours and put down the rest.',
  Rahu: 'To want the far shore and still thank the boat.',
};

export const partnerMeanings: Record<KarakaPlanet, string> = {
  Sun: 'Somebody with a spine, who shines without pushing.',
  Moon: 'A listener whose moods have a tide, and a return.',
  Mars: 'A doer: first up the hill, and back to fetch you.',
  Mercury: 'A talker who turns the washing-up into a debate.',
  Jupiter: 'Good sense, wide arms and a generous laugh.',
  Venus: 'Grace, good cloth and kindness in small matters.',
  Saturn: 'The steady one, perhaps older, who comes when they said they would.',
  Rahu: 'The stranger: another city, another tongue, another way to make tea.',
};

export const periodMeanings: Record<Graha, string> = {
  Ketu: 'A quiet stretch: less to hold on to, more to see.',
  Venus: 'Time for friendship, craft, marriage and comfort, in whatever order they come.',
  Sun: 'Short and bright, with your own name on the work.',
  Moon: 'Years of people: mothers, children, neighbours, and the moods they bring.',
  Mars: 'Energy to spend on land, tools, sport and the arguments worth having.',
  Rahu: 'Appetite: new places, new machines, a few detours.',
  Jupiter: 'Growth by way of teachers, children and good advice.',
  Saturn: 'It pays slowly, and honestly, for work done.',
  Mercury: 'Trade, letters and learning, on light feet.',
};
