/** Retrograde periods of Mercury, and its second stay in a sign; index place - 1, counted as in sun-months.ts. */
export const mercuryRetrogradeByPlace = [
  'Mercury turns round on your doorstep, and you hear yourself say “what I meant was”. Correct what you said of yourself in haste, look through old forms, and let plans for yourself rest until it goes forward again.',
  'For about three weeks figures are read backwards. Look for the error in the old bill before you pay the new one, and take back a sharp word while it is still warm.',
  'Messages lose their way for some three weeks. Repeat the time and the platform, answer the letter you skipped, and ring once more the friend who did not hear you.',
  'Papers of the house want a second reading: the lease, the guarantee of the refrigerator, an aunt’s recipe. Do over what was repaired badly, and sign for nothing new indoors.',
  'A clever idea goes back to the drawing board and gains by it. Rehearse, revise the lesson, replay a lost game, and keep the announcement until Mercury goes forward.',
  'Routine loses a screw. Back up the telephone, recount the stock, go through old tasks before you accept new ones, and give the clerk the benefit of the doubt.',
  'Two people have been talking of two different things. Go back to the sentence where you parted, tell each other what you understood, and leave contracts to ripen.',
  'Shared accounts and old secrets come up once more. Change a password, find the missing paper, and ask how the loan is doing without asking for it.',
  'Tickets, visas and opinions are open to revision. Travel with the printed page, read again the book you like to quote, and thank a teacher whom you have misunderstood.',
  'Something you presented comes back with remarks in red. Answer each of them once, improve a slide instead of adding one, and let the larger proposal wait its turn.',
  'Old groups write to you, and a plan that was shelved among friends is taken down. Go over who is in, return what was borrowed, and vote on nothing for the present.',
  'Thoughts go on walking after the lights are out. Reread the diary, shut three open windows of the mind each evening, and forgive whoever sent the wrong attachment.',
] as const;

export const mercuryRepeatedStays = [
  'You are asked once more who you are and what you do. By now the answer is shorter, and people remember it.',
  'The sum you did earlier in the year is on the table again. Check the last line, add what has come in since, and leave the rest as it stood.',
  'A letter or a call repeats itself, with better manners. Give the same reply in fewer words.',
  'The talk about rooms is reopened. Find the note you made at the time; somebody in the family remembers it differently, and both of you are nearly right.',
  'An idea you played with comes by a second time, grown up a little. Ask what it would cost in hours, and give it three.',
  'The list you made months ago turns up in a pocket. Half of it is done, a quarter no longer matters, and the remainder fits into a week.',
  'The other party returns to a point you thought was settled. Listen for the one new word in it, and agree to that.',
  'A paper you could not find is in the folder you have looked through twice. Copy it, and ask the question that belongs to it.',
  'A course, a journey or a debate that broke off can be taken up again. Begin where you stopped, not where you would like to have stopped.',
  'You put the same matter before the same people. Leave out what they nodded at, and spend the time on what they asked.',
  'Someone you met through others gets in touch anew. Say plainly what each could do for the other, and fix a day.',
  'A thought you put away half finished is clearer for having rested. Write its ending, and show it to nobody yet.',
] as const;
