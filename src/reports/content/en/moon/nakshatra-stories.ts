/** The myth of each nakshatra's deity, and the meaning of its emblem: Ashwini to Revati. */
export type NakshatraStory = { story: string; because: string; emblem: string };

export const nakshatraStories: readonly NakshatraStory[] = [
  {
    story:
      'An old sage, Chyavana, had sat still until ants built their hill over him. The Ashvins passed, saw two bright eyes in the earth, and gave him back his youth. Look for the eyes in the anthill: you are good at spotting life where others see a lost case.',
    because: 'Ashwini is the stall of the twin riders, and youth restored is their best-known deed',
    emblem:
      'A horse’s head has ears that turn before the body does. Trust the first flick of yours, then give the legs a moment; one breath at the gate has never cost you a race.',
  },
  {
    story:
      'A boy named Nachiketa waited three nights, unfed, at Yama’s door, and the host was so ashamed of the poor welcome that three wishes were granted. Good manners at a hard threshold are your inheritance: you knock, you wait, and you ask the real question.',
    because: 'Bharani is watched over by Yama, and the Katha Upanishad shows that host at home',
    emblem:
      'A vessel is measured by what it can hold and also by its mouth, through which things leave. Choose one load this month that has come to term, and set it down.',
  },
  {
    story:
      'The oldest lists of the stars begin here and not with Ashwini, and of this cluster the priests said that it never swerves from the east: by it they laid out the altar. You are used for the same purpose. Friends take their bearings from your plain yes and no.',
    because: 'Krittika leads the Vedic lists, and the Shatapatha Brahmana praises its rising due east',
    emblem:
      'Between a razor and a lamp there is only the question of where the heat goes. Keep your edge for paper, cloth and vegetables, and bring people the light.',
  },
  {
    story:
      'Under this star, at midnight, Krishna was carried across the Yamuna in a basket, and the river rose only far enough to touch his foot. What you care for, you carry yourself, through whatever weather it is; you may let the water have its touch, and walk on.',
    because: 'Rohini was the Moon’s star on the night of Krishna’s birth, as Janmashtami remembers it',
    emblem:
      'An ox cart reaches the market with everything still on it. Whenever you are told to hurry, remember what the cart carries, and pick the better road over the faster wheel.',
  },
  {
    story:
      'A maker once ran after what he had made, in the shape of a deer, and an arrow stopped him between the stars, where he still stands in what others call Orion. Your searching asks for the same kind of arrow now and then: a limit, gladly set.',
    because: 'the three stars of Mrigashira are the head of the running deer',
    emblem:
      'The deer feeds with its head up every few bites. Work in short grazings, look round, and go back to the grass; long unbroken hours suit other animals.',
  },
  {
    story:
      'When Rudra was born he wept because he had no name, and each name that he received quieted him a little, until he had eight. What howls in you is asking for the same kindness: name it, name it again, and the weather turns.',
    because: 'Ardra is the star of Rudra, whose own name the Brahmanas derive from weeping',
    emblem:
      'One drop is enough to start a river and small enough to hang on a lash. Say the one true line while it is a drop; then nobody needs a boat.',
  },
  {
    story:
      'Aditi had many splendid children and one who came into the world shapeless as a lump of clay. She set it rolling and it became the Sun. What began badly in your hands may only be unfinished: keep it turning a little longer.',
    because: 'Aditi of Punarvasu is the mother of Martanda in the tenth book of the Rig Veda',
    emblem:
      'A quiver is where arrows are when nothing needs shooting. Put a fixed hour of nothing into your week, and notice how straight the next shot goes.',
  },
  {
    story:
      'It is said that Brihaspati rose into being facing this star, and broke open a cave with a song to let out the hidden cows. Milk through music: much that you give people reaches them best when it is cheerful and a little bit sung.',
    because: 'Pushya, once called Tishya, is where the Brahmanas place the rising of Brihaspati',
    emblem:
      'A flower feeds the bee and loses nothing by it. Ask of any duty you are offered whether it is that sort of giving; the other sort needs a rota.',
  },
  {
    story:
      'The great snake Vasuki let itself be used as a rope, gods at the one end and their rivals at the other, until the ocean gave up its nectar. You have stood in the middle of such pullings. Ask for your share of what comes up.',
    because: 'Ashlesha is the star of the Nagas, Vasuki among them',
    emblem:
      'A coil is strength at rest. Before you speak in a tense room, feel your feet and count the turns; uncoiled slowly, you persuade, and nobody flinches.',
  },
  {
    story:
      'Each autumn a fortnight is kept for the Pitris, and they are thought to come for very little: water, sesame, a remembered name. You know that hunger from the other side. A grandparent’s story, written down by you, pays a debt that money cannot.',
    because: 'Magha is the seat of the Pitris, whose fortnight falls in Bhadrapada',
    emblem:
      'Any throne is a chair that somebody has to dust. Take one unglamorous task that comes with your standing, and do it where the youngest can see.',
  },
  {
    story:
      'Bhaga gave out the portions and was called blind for it, since luck seems to fall without looking. The old hymn says something kinder: praise him in the morning and share by noon. Your enjoyment, too, keeps best when it is dealt out early.',
    because: 'Purva Phalguni belongs to Bhaga, to whom a dawn hymn of the Rig Veda is addressed',
    emblem:
      'The front of the couch is where one sits down. You are allowed to do that before the work is perfect; simply decide beforehand when you get up again.',
  },
  {
    story:
      'They called the bright band across the night the path of Aryaman, a road on which the gods kept their appointments. Your promises make such a road. People walk on it in the dark, so mend a loose stone as soon as you hear it knock.',
    because: 'Uttara Phalguni has Aryaman for its keeper, patron of the given word',
    emblem:
      'The rear legs of a bed are what nobody praises and everyone sleeps on. Tell one person, aloud, what you have been holding up for them.',
  },
  {
    story:
      'At a sacrifice, one story goes, Savitar lost a hand to the force of what it held, and the priests made another out of gold. The verse that millions say at sunrise is addressed to this god. You too mend by doing, and shine at the mended place.',
    because: 'Hasta is the star of Savitar, to whom the Gayatri verse is spoken',
    emblem:
      'Five fingers of different length close into one fist and open into one blessing. Use the small ones: the little courtesy and the short note do half your work.',
  },
  {
    story:
      'Tvashtar made a single cup for the gods and was proud of it; then three young brothers made four out of the one, just as fine. The master sulked, and learnt. Let your pupils improve your design, and sign the new one together.',
    because: 'Chitra is under Tvashtar, whose cup the Ribhus divided',
    emblem:
      'A gem is a stone that has been willing to lose some of itself. Take one ornament out of the thing you are making, and look at it again tomorrow.',
  },
  {
    story:
      'Rain that falls under this star, poets say, turns into a pearl if an oyster catches it, and the thirsty chataka bird drinks nothing else. Waiting for the right drop is your talent. Keep the shell open in the meantime, and sip a little tap water.',
    because: 'Swati gives its name to the rain of the pearl in Sanskrit and Hindi verse',
    emblem:
      'Young shoots need a stick for a season and are free of it the next. Accept the stick: a fixed hour, a teacher, a standing date with a friend.',
  },
  {
    story:
      'Indra and Agni are praised in one breath as twins, the arm and the flame, and neither is asked to lead. Half of your victories need two names on them. Find the one who has the fire when you have the arm, and split the garland.',
    because: 'Vishakha, first called Radha, is the common property of Indra and Agni',
    emblem:
      'A wheel makes pots because its middle keeps still. Name the one thing that does not change while you chase the prize, and put your hand on it daily.',
  },
  {
    story:
      'Mitra, says a hymn, brings people together simply by calling them, and watches the fields without blinking. No thunder belongs to this god, only a voice that carries. Yours does too: ring the person, name the day, and half the thing is arranged.',
    because: 'Anuradha answers to Mitra, praised in the third book of the Rig Veda',
    emblem:
      'The lotus shuts at dusk and no one takes it amiss. Close a little earlier on working days; your friendships open wider in the morning.',
  },
  {
    story:
      'After his greatest fight Indra ran off and hid in the stalk of a lotus, sure that he had done it wrong, and the gods had to go and look for him. Even the eldest may need fetching. Leave a trail for those who would come.',
    because: 'Jyeshtha is the star of Indra, whom the epics find inside a lotus stem',
    emblem:
      'A parasol is only useful when it is passed along. Walk a younger colleague through the thing that you alone know how to do, handle first.',
  },
  {
    story:
      'The earliest name of this star was the two releasers, and people prayed to it to have knots undone. Nirriti takes the old rope; the releasers let you step out of it. Undoing, for you, is a service and deserves a small ceremony.',
    because: 'the Atharva Veda knows the stars of Mula as Vichritau, the two that loosen',
    emblem:
      'Roots are tied in a bundle so that they can be carried and planted elsewhere. When you have understood a thing to the bottom, put it back into earth the same day.',
  },
  {
    story:
      'The waters are greeted in the Veda as mothers, asked to pour out what is kindest in them, and trusted to carry off whatever one did wrong that day. You have their persistence. Borrow their forgetfulness as well, about as often as you bathe.',
    because: 'Purva Ashadha is given to the waters, and theirs is the hymn “apo hi shtha”',
    emblem:
      'A winnowing fan needs wind and a steady wrist. Toss your new idea up in front of somebody sceptical, and keep the grain that drops straight down.',
  },
  {
    story:
      'At every rite for the ancestors the Vishvedevas are seated first, to see that all of it is done properly, and they ask for no part in the story. You often hold that chair. Take also, now and then, the one nearer the sweets.',
    because: 'Uttara Ashadha stands under the Vishvedevas, witnesses at each family rite',
    emblem:
      'The tusk grows all its life and is never in a hurry. Measure yourself against two years ago, never against last week, and you see the ivory.',
  },
  {
    story:
      'A small brahmin asked King Bali for as much land as three steps would cover, and then grew. Kerala lays flowers on Shravana’s day for the king who kept his word all the same. Both live in you: the modest request, and the promise kept when it turned out large.',
    because: 'Shravana is Vishnu’s star, and on it the tenth day of Onam is kept',
    emblem:
      'Three footprints mean that somebody has gone ahead. Ask whoever is two steps further than you; listening is the shortest road that you have.',
  },
  {
    story:
      'Eight Vasus once took a cow that was not theirs, had to spend a life on earth, and seven were allowed to go home at once; the eighth stayed and became Bhishma. Abundance, your old theme, comes with one question: whose cow is it?',
    because: 'Dhanishtha is the property of the Vasus, and this is how the Mahabharata tells of them',
    emblem:
      'A drum is tuned before the dance, with small taps round the edge. Check mood, budget and sleep in the same way before you set everybody moving.',
  },
  {
    story:
      'Young Shunahshepa, bound to a post, sang to Varuna, and with each verse one of the three cords fell away. The god who sees everything also unties. Tell one trusted person the whole of it, verse by verse, and feel how the rope slackens.',
    because: 'Shatabhisha lies in the keeping of Varuna, holder of the noose and looser of it',
    emblem:
      'The circle is drawn in one line and ends where it began. Give your solitude the same shape: a start, a round, and a door at the end of it.',
  },
  {
    story:
      'Of the one-footed one the Veda says little: he stands, he supports, he thunders with the rivers. A tree is like that, or a lighthouse. You need only one thing to stand on; make sure that it is a place and not an opinion.',
    because: 'Purva Bhadrapada is the star of Aja Ekapada, who stands on a single foot',
    emblem:
      'Two faces on one neck can see a whole street. Let the worldly one make the appointments and the other one keep them, with the telephone switched off.',
  },
  {
    story:
      'The serpent of the deep is called on together with the waters and the mountains, and harms no one; it is simply there, beneath. In the old houses a saucer of milk was left for it. Leave one for your own depth: an evening without use.',
    because: 'Uttara Bhadrapada is held by Ahir Budhnya, serpent of the foundations',
    emblem:
      'On the back half of the couch the sleeper’s feet lie warm. Rest is your method; sleep on the offer, the quarrel and the bold idea alike.',
  },
  {
    story:
      'Pushan lost his teeth at a feast that went wrong, and ever since he has lived on soft porridge without complaint, driving goats where others drive horses. The gentlest god knows all the roads. You, likewise, arrive by kindness and a plain lunch.',
    because: 'Revati is entrusted to Pushan, porridge eater and pathfinder',
    emblem:
      'A fish sleeps with its eyes open and drifts with its own kind. Swim with company when you are tired; there is always a current that knows the way.',
  },
];
