/** The darakaraka, the graha with the fewest degrees (Jaimini: significator of the partner), by the element of its sign. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export const darakaraka: Record<Exclude<Graha, 'Ketu'>, Record<Element, string>> = {
  Sun: {
    fire: 'Your partner is likely to be confident and to take the lead in a group. Support the big plans, and keep one or two decisions that are always yours.',
    earth:
      'A practical and responsible partner is shown, often with a stable post or a family business. Leave the matters of which this person is proud to them, and do not argue over small things.',
    air: 'Strong opinions and a name in public life mark the partner shown here. Ask about the working day every evening, and listen to the end before you answer.',
    water:
      'Pride in the family and its good name marks this partner. Show respect to their parents first, and closeness grows quickly.',
  },
  Moon: {
    fire: 'A warm partner with quick moods is likely; anger and laughter may come in the same hour. Do not answer the first sharp word. Offer food and company, and talk after that.',
    earth:
      'Your partner is likely to be calm and caring, with fixed hours for meals and sleep. Accept this care when you are tired; refusing it hurts such a person.',
    air: 'A friendly partner is described, who likes visitors, new places and talk about feelings. Go out together once a week, even if only to the market.',
    water:
      'This points to a soft-hearted partner, close to the mother, who remembers everything. Trust grows by small daily care, so call once during the day.',
  },
  Mars: {
    fire: 'Someone quick and brave is likely, who argues openly and forgets it soon. Play a sport or take a morning walk together; it prevents many arguments.',
    earth:
      'An energetic, hard-working partner is shown, perhaps in building, machines, land or uniform. Love appears as repairs and errands, so notice them and say thank you.',
    air: 'Debate, machines and quick answers please this partner. Admit it openly when they are right, and arguments stay short.',
    water:
      'A protective partner is described, hard outside and easily hurt inside. When this person goes silent, wait an hour and then ask gently what happened.',
  },
  Mercury: {
    fire: 'A lively, young-looking partner is likely, who starts many plans. You help most by doing the last part: the form, the payment, the second call.',
    earth:
      'Skill with accounts, trade or the hands belongs to the partner shown. Plan the month’s money together on one page, and leave the details to this person.',
    air: 'Talk is the main bond with this partner: messages, jokes, news and books. Keep learning something, so that both of you have new things to tell.',
    water:
      'The partner described understands feelings without many words and remembers what was said. Speak kindly even when you are tired, because a sharp sentence stays for years.',
  },
  Jupiter: {
    fire: 'A generous partner with strong faith is likely, who gives advice freely. Ask for it on large matters, and say so kindly when you only want to be heard.',
    earth:
      'The signs point to a steady householder who saves, plans and keeps rules. Make long plans in writing: a house, a pension, a yearly trip.',
    air: 'Your partner may be a teacher or adviser by nature, respected by many people. Keep two evenings a week for yourselves, because others also take this person’s time.',
    water:
      'A kind, religious-minded partner is shown, who cares for many relatives. Agree together how much time and money goes to others each month.',
  },
  Venus: {
    fire: 'A charming partner is likely, who dresses well and likes to be noticed. Remember birthdays and other special dates, and plan something for each.',
    earth:
      'Good food, good clothes and a comfortable home matter to the partner shown. Improve one thing in the house each year, and choose it together.',
    air: 'A polite, social partner is described, with taste in music, art or design. Rude words before others hurt this person most, so correct each other only in private.',
    water:
      'Your partner is likely to be tender and romantic, and careless about dates and bills. Take over the payments, and accept the affection in return.',
  },
  Saturn: {
    fire: 'A serious and ambitious partner is likely, perhaps one who settled late. Be patient in the first two years; the loyalty that follows lasts.',
    earth:
      'This partner is dependable, careful with money and of few words, and may be older than you. Plan a cheerful outing every week; such a person rarely asks for it.',
    air: 'Firm principles and a need for time alone mark this partner. Give reasons when you ask for a change, and do not interrupt the quiet hours.',
    water:
      'Someone reserved is shown, who may have carried family duties from a young age. Do not press for feelings early; ask small questions over several weeks.',
  },
  Rahu: {
    fire: 'An ambitious partner of an unusual kind is likely, from another community, city or field. Enjoy the difference, and read every paper about money before you sign.',
    earth:
      'A partner from another background is shown, with practical aims: property, business, a better life. Decide early which customs of each family you follow and how you share expenses.',
    air: 'Modern ideas, technology and other languages attract the partner described. Agree on two hours each evening without phones.',
    water:
      'A partner from far away, or with a very different past, is likely. Ask about the early years slowly, and visit the old home town once together.',
  },
};
