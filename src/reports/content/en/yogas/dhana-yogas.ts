/** Dhana yogas: wealth. */
export const dhanaYogas = {
  dhanaIncome:
    'Income and savings support each other in your chart, and this favours wealth. What you earn can also be kept. Move a fixed part of each salary or profit into savings on the day it comes.',
  dhanaEffort:
    'You build wealth by your own effort and presence. You earn best where people see you at work. If you work for yourself, prefer your own name to a larger share in another person’s business.',
  dhanaMerit:
    'Talent, teaching and good advice bring you prosperity, and past kindness returns as help. Develop the skill that you love until somebody pays for it, and name your teachers when you are praised.',
  dhanaFortune:
    'Income and good luck are linked in your chart. Money comes through teachers, creative work or people far from home. Answer such an offer within a day or two, and invest a part of each gain.',
  daridra:
    'Income takes a longer way in your life, often by service, research or distant places, and early profit may be small. Keep clear accounts, lend only what you can afford to lose, and build up a skill first.',
} as const;
