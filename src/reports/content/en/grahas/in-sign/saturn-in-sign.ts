/** Saturn in each sign, Aries to Pisces: where you are careful, and what time teaches. */
export const saturn = [
  'You want to go fast, and you often have to wait. Hurry makes you do the same work twice. Begin early, take one step a day, and treat a slow start as normal.',
  'Security is serious to you, so you save, repair and plan for years. You enjoy a thing only when it is paid for. Keep a small sum each month for pleasure too.',
  'You learn by method, and you mean what you write. Languages, accounts, coding or technical subjects stay with you for life. Study at a fixed hour, even for twenty minutes.',
  'You carry family duties quietly and keep your feelings to yourself. Care for elders or the house may become your duty. Ask your own people to take over one fixed task.',
  'You want respect, but you do not like to ask for it. Recognition comes late and is well earned. Accept praise with a simple thank you, and let your name stand on your work.',
  'You work carefully, keep records and see mistakes early. Small matters worry you. Write your worries on a list in the evening, and act on the first one only.',
  'You are fair, exact and faithful to agreements. Law, contracts, partnership and public duties bring out your best. Give a second chance when a mistake was honest.',
  'You hold on to feelings, aims and secrets for a long time. You can stay in a hard situation until it is solved. Once a year, close one old matter for good.',
  'You test a belief before you follow it. Experience taught you more than books did, and you teach others plainly. Continue to learn from a teacher after you are qualified.',
  'Duty, long plans and small means are familiar to you. You rise by steady work, and people rely on you. Keep Sunday for the family now, not only after retirement.',
  'You serve many people with a cool head. Systems and social causes matter to you more than personal status. Tell your few close friends when you need company.',
  'You feel responsible for people who need help, and it tires you. Prayer, music and time alone restore you. Decide beforehand how much time or money you give, and stop there.',
] as const;
