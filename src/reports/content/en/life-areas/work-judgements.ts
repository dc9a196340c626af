/** Judgements on work; its karaka is Mercury. */
import type { JudgementTexts } from './area-verdict.ts';

export const workJudgements: JudgementTexts = {
  together:
    'All told, your work carries itself. A capable lord and willing company make the tenth a room with the lights on, and you may take the larger task when it is offered, before the nerves have voted.',
  lord: 'Your standing depends on one able lord, and can. What you do thoroughly is noticed in the end; you need fewer patrons than most, and one subject that is entirely yours.',
  lordOverInfluences:
    'Ability meets resistance in this room. The lord is able, those who look on are strict, and the lord weighs more because the work is in its hands: objections slow you down for a quarter and improve the result.',
  lordOverKaraka:
    'You do better work than you describe. The lord of the tenth is strong, Mercury, who presents and bargains, is not; the doing decides, so let results speak and have somebody else write the brochure.',
  lordOverPoints:
    'A modest count, a lord of rank: the rank counts for more. Posts may be few in your line and the competition polite; you hold the one you have by being hard to replace.',
  overruled:
    'Your work has a good lord who is outvoted. Company, Mercury and the count lean against it together, and that is more than one can lift; keep the skill, change the surroundings, and give recognition time to find the door.',
  wait: 'Work asks for patience from you. Its lord is under strain and nobody answers for it yet, so collect competence instead of titles; the second decade of a craft is kinder here than the first.',
  influencesUnderLord:
    'Supporters you have, and a lord who tires. The lord is weightier, so the climb is not short; yet a helpful senior can halve a staircase. Tell those who like you what exactly you are trying to do.',
  karakaUnderLord:
    'Clever hands and a quick tongue serve a post that has not come up to them. Mercury is well, the lord of the tenth is not, and the lord goes first: choose a smaller firm where cleverness is seen from the desk.',
  pointsUnderLord:
    'Plenty of points, not plenty of push. Since the lord outweighs the sum, openings reach you before the confidence to use them; apply first, and read the list of requirements a second time afterwards.',
  carried:
    'Whoever looks only at the lord of your tenth sees a hard career, and overlooks the rest. Company, Mercury and the count outweigh it between them: you rise with a team, in a trade that is itself on the rise.',
  influences:
    'In work you are carried by good company. The lord leaves the question open and friendly eyes answer it: a teacher of the trade, a client who returns, a colleague who mentions your name in the right room.',
  influencesOver:
    'Opinions differ about your work, and the favourable one is heavier. Goodwill counts for more than the gaps beside it, so put people before plans; the gap in a skill can be closed in a winter, a good name takes longer.',
  pressed:
    'You work under strict eyes, with a lord who does not take sides. It asks for patience and a clean desk: deliver on the date, keep the evidence, and leave the defending to the thing delivered.',
  pressedOver:
    'Your work has a helper and a heavier critic. The critic is heard first and the helper longest; so the early reviews say little, and the third year at one place says nearly everything. Stay for it.',
  karaka:
    'Mercury is what moves your work along. The lord of your standing has no strong opinion, so skill in words, figures or trade decides: write things down well, price them clearly, answer by evening.',
  karakaOver:
    'The tenth has few points and an excellent clerk. Mercury outweighs the number, so you advance by wit where others advance by vacancy; a narrow field that you understand beats a wide one that you merely survive.',
  karakaLow:
    'There is little wrong with the keeper of your post, only with the paperwork. Mercury is the one who stumbles here: drafts, dates, prices. A second pair of eyes before you press send is worth a course in confidence.',
  karakaLowOver:
    'By the count there is work in abundance, by Mercury a little too much of it at once. The graha settles it: fewer tasks, each of them finished, take you further than all the open doors.',
  points:
    'The full count is your ally at work, the rest are onlookers. Regular effort is well paid here, in the plain sense that each month adds something; you need no stroke of luck, only a calendar you respect.',
  pointsLow:
    'Nobody hinders your work and the count does not hurry it. Reputation grows slowly, like a hedge, so plant it early and cut it seldom; patience with small jobs is the shortest way here.',
  even: 'Your room of work is level ground. No graha tilts it and the count sits in the middle, so the choice of trade is freer for you than for most; take the one whose dull days you can bear.',
};
