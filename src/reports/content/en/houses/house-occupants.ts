/** An occupant of a house compared with the lord of the house. A graha occupies one house only. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** which of the two is well placed */
export type OccupantComparison = 'both' | 'occupant' | 'lord' | 'neither';

export const houseOccupant: Record<ClassicalGraha, Record<OccupantComparison, string>> = {
  Sun: {
    both: 'In this part of life your will and your means agree. You may take the lead without asking first, because what you decide here can also be paid for and carried out.',
    occupant:
      'You shine here, and the support behind you comes and goes. Promise a little less than you feel able to do on a bright morning, and what you deliver then does you full credit.',
    lord: 'You feel less sure of yourself here than you need to, since the ground is good. Attend to the work instead of to the impression you make, and respect comes of itself.',
    neither:
      'You want to be in charge here before everything is ready. Prepare longer than feels necessary, announce your plans late, and treat the first refusal as advice on what is missing.',
  },
  Moon: {
    both: 'Your feelings are well looked after in this part of life. You can trust your mood as a guide here, and what comforts you tends to be sensible as well.',
    occupant:
      'You care about these matters with a full heart, though the arrangements lag behind. Write down what you promised while feeling generous, and look at the list again before you promise more.',
    lord: 'Your moods change here more than your circumstances do. On a low day lean on whatever is already arranged, the fixed hour or the steady person, and decide nothing until the mood has passed.',
    neither:
      'You are tender here and a little unprotected. Ask for company before you are upset instead of after, and keep one small comfort ready that depends on nobody else.',
  },
  Mars: {
    both: 'Your energy finds good use here. Set yourself a target with a date on it; you get further in this part of life by acting early than by planning longer.',
    occupant:
      'You have plenty of drive here and not much road for it. Half an hour of planning saves an afternoon of pushing, so look first at what is in the way.',
    lord: 'You are more impatient here than the matter deserves, for it is in good order. Things get done when you let the slower voice in you speak first and act afterwards.',
    neither:
      'You are quick to take offence in this part of life, and help is slow to come. Walk round the block first, and then decide whether the matter is worth a sentence.',
  },
  Mercury: {
    both: 'You have the right words here, and people who are ready to hear them. Study, bargain, write: what you put clearly in this part of life is usually answered, and often agreed to.',
    occupant:
      'Your thinking here is ahead of your circumstances. Write the clever plan down with a date on it and keep it; the year in which it can be carried out may come later.',
    lord: 'You think too long about matters that are in fact well ordered. Read what has to be read once, ask one person who has done it before, and begin.',
    neither:
      'Facts and papers are easily mislaid in this part of life. Two reminders, one notebook and a patient friend who checks the figures make up for nearly all of it.',
  },
  Jupiter: {
    both: 'Good fortune is in good hands here. You can be generous in this part of life, with time as well as with means, and still find that enough is left.',
    occupant:
      'There is much wisdom here and little to spend it on. You have advice, faith and goodwill in plenty; let somebody more practical look after the money and the dates.',
    lord: 'You expect rather little here, where a good deal is on offer. Ask for a third more than seems modest, and see how readily it is given.',
    neither:
      'Your plans here are wide and your trust in them is short. Choose one modest hope, do something for it every week, and let the large ones wait until it has come true.',
  },
  Venus: {
    both: 'What pleases you here is also possible. You have taste in these matters and the means to follow it, and what you make beautiful turns out to be useful too.',
    occupant:
      'You bring charm to a matter that also needs plain, practical work. People like you here at once; to keep what their liking brings, learn the practical side or ask somebody who has it.',
    lord: 'This part of life treats you better than you let yourself enjoy. Accept the compliment, the comfortable chair and the second helping; nobody is keeping a bill.',
    neither:
      'You look for comfort here and find it more easily elsewhere. Keep your tastes simple in this part of life, and spend on pleasure where it is less trouble to have.',
  },
  Saturn: {
    both: 'Your patience has been given good soil here. What you build in this part of life goes up slowly, one storey at a time, and each storey can carry the next.',
    occupant:
      'You carry this part of life by yourself, correctly and with little help. Ask for a second pair of hands; the work loses nothing by being shared, and you gain an evening.',
    lord: 'You approach with great caution matters that are on your side. Lower your guard a little at a time, and notice that the difficulty you prepared for has not come.',
    neither:
      'Progress here is slow and it is real. Measure it in years instead of in weeks, forgive the pace, and let nobody hurry you by comparing you with others.',
  },
};

/** The schools differ on the dignity of the nodes, so only the lord is graded. */
export const nodeOccupant: Record<'Rahu' | 'Ketu', Record<'lord' | 'neither', string>> = {
  Rahu: {
    lord: 'You have an unusual wish in this part of life, and the sense to carry it through. Go after the new thing, and keep the ordinary duties paid while you do.',
    neither:
      'You want more here than is easily supplied. Decide in advance how much is enough, write the figure down where you can see it, and stop when you have reached it.',
  },
  Ketu: {
    lord: 'You pay little attention to a part of life that works very well. Look in from time to time, if only to enjoy what it gives you without being asked.',
    neither:
      'You ask little of this part of life, and it gives little. If there is one thing that you do miss, say so to somebody; the rest you may let go without regret.',
  },
};
