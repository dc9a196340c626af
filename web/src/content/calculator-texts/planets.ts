/** Meanings of a planet as atmakaraka (soul), as darakaraka (partner), and as lord of a mahadasha. */
import type { Graha } from '#src/astrology/contract-names.ts';
import type { KarakaPlanet } from '#web/calculators/karaka-planets.ts';

export const soulMeanings: Record<KarakaPlanet, string> = {
  Sun: 'Your task is to lead without looking for applause.',
  Moon: 'Your task is to care for many people and also for yourself.',
  Mars: 'Your task is to use your strength to protect and to build.',
  Mercury: 'Your task is to speak the truth before you speak cleverly.',
  Jupiter: 'Your task is to teach by your own example.',
  Venus: 'Your task is to enjoy beauty without wanting to own it.',
  Saturn: 'Your task is to do your own duty and not the duty of all others.',
  Rahu: 'Your task is to follow a new wish and still thank those who helped.',
};

export const partnerMeanings: Record<KarakaPlanet, string> = {
  Sun: 'A confident person whom others respect.',
  Moon: 'A person who listens well and has changing moods.',
  Mars: 'An active person who decides quickly and helps you at once.',
  Mercury: 'A person who likes to talk, to read and to discuss.',
  Jupiter: 'A sensible and generous person who likes to laugh.',
  Venus: 'A kind person with good taste.',
  Saturn: 'A reliable person, perhaps older, who keeps every promise.',
  Rahu: 'A person from another city, language or community.',
};

export const periodMeanings: Record<Graha, string> = {
  Ketu: 'Quiet years: you need less, and you understand more.',
  Venus: 'Years that favour friendship, art, marriage and comfort.',
  Sun: 'Short years in which people see your work.',
  Moon: 'Years in which home, family and feelings are important.',
  Mars: 'Years with much energy for land, building and sport.',
  Rahu: 'Years with strong wishes, new places and some detours.',
  Jupiter: 'Years of growth through teachers, children and good advice.',
  Saturn: 'Years in which honest work brings slow and lasting results.',
  Mercury: 'Years that favour trade, writing and learning.',
};
