/** The amatyakaraka for a reader of sixteen or seventeen: talents to train for later work. */
import type { AmatyakarakaGraha } from '#src/reports/content/en/career/amatyakaraka.ts';

export const amatyakarakaTexts: Record<AmatyakarakaGraha, string> = {
  Sun: 'The Sun is your minister, so you grow through responsibility. Public service, biology and leading a group are its fields. Take charge of one thing at school.',
  Moon: 'Your minister is the Moon, so you grow through care for people. Food, health, teaching and the home are its fields. Help where somebody needs you, and see what you enjoy.',
  Mars: 'With Mars as minister, you grow through courage and quick decisions. Engineering, sport, uniformed service and emergencies are its fields. Train your body as well as your mind.',
  Mercury:
    'Mercury is your minister, so you grow through words and figures. Languages, data, accounts and teaching are its fields. Write something every week.',
  Jupiter:
    'Your minister is Jupiter, so you grow through knowledge and advice. Teaching, law, economics and guidance are its fields. Read more than the lesson asks.',
  Venus:
    'Venus is your minister, so you grow through taste and agreement. Design, music, media and hospitality are its fields. Finish what you make, and show it.',
  Saturn:
    'Saturn is your minister, so you grow slowly and firmly. Engineering, land, public systems and long research are its fields. Stay with one hard subject for years.',
  Rahu: 'Rahu is your minister, so you may grow in a field that your parents did not know. Technology, media and foreign languages are its fields. Explain at home what attracts you.',
};

/** By its house from the lagna; index house - 1. */
export const amatyakarakaByHouse = [
  'Your own person is your tool. What you do and what you are belong together, so choose a field that you respect.',
  'Your voice and the knowledge of your family help you. Train speaking, singing or clear writing.',
  'Messages, media and short trips help you. Daily practice gives more than talent, so practise for half an hour.',
  'A settled home helps you. What lies near your home may suit you better than what is distant.',
  'Creative work and study are your field. Write each good idea down with its date.',
  'Service, health, repair and competition are your field. The greater the disorder, the more you learn by clearing it.',
  'Working with other people is your field. You are strongest together with one other person.',
  'Hidden matters are your field: research, old things, hard questions. You understand easily what others avoid.',
  'Higher study, law, travel or a teacher helps you. Look for one good guide.',
  'You are likely to become known for what you do. Keep two evenings a week for family and friends.',
  'Networks and older friends help you. Your circle may open a door, so keep in contact.',
  'Distant or quiet places are your field: a laboratory, a library, another country. Distance helps you to learn.',
] as const;

/** By its place counted from the atmakaraka, called king in the texts. */
export const amatyakarakaToAtmakaraka = {
  together: 'What you are and what you can do belong together. Look at the purpose of a course before its name.',
  helping: 'Your inner aim and your talents help each other. A choice that feels right to you usually proves practical, too.',
  neighbourly: 'Your talents and your inner aim stand side by side. Give time to both: one subject for use, and one for joy.',
  strained: 'What you can do well and what you wish for are not always the same. Try both in small projects before you choose a course.',
} as const;
