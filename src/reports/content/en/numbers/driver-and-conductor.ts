/** Pairs of driver and conductor: forty-five, keyed by the smaller number first. */
export const driverConductorPairs: Record<string, string> = {
  '1-1':
    'The same sun shines at both ends of the road. What you want and what you are offered are one thing, which makes you swift and leaves nobody to contradict you; hire a contradictor.',
  '1-2':
    'Day and night share your calendar. One of the two commands, the other consults, and you lead best after a private conversation in which you were allowed to be unsure.',
  '1-3':
    'A sovereign and a tutor get on excellently. Ambition is given reasons, and the reasons are given a stage; your trust in your own judgement is mostly deserved and slightly overfed.',
  '1-4':
    'The palace and the protest live at the same address. Half of you wears the badge and half of you reads the small print of the badge; together they make a reformer who can get a signature.',
  '1-5':
    'Light on the marketplace: you know what you want and how to put it. Plans and words keep pace with one another, and the third draft you skipped was the good one.',
  '1-6':
    'Pride would like to win and grace would like everyone to be comfortable. They are not natural friends, yet the quarrel has style; you conquer with flowers and are cross when they go unnoticed.',
  '1-7':
    'You are called to the front by one voice and to the hermitage by another. Arrange it by season: a time of being seen, a time of being unreachable, each announced beforehand.',
  '1-8':
    'The old stories make these two father and child who cannot agree. You hurry and you are slowed; you shine and are sent to carry water. Out of the long argument comes an authority that has been earned twice.',
  '1-9':
    'Crown and sword in one hand. Decisions are taken and carried out the same morning; your allies love the pace, and the neighbours could do with a little notice.',
  '2-2':
    'Moon upon Moon: a tide that answers only to itself. Your sympathy has no shutters, so build some, with sleep, with water, and with a friend whose first reaction is to laugh.',
  '2-3':
    'Feeling takes lessons from wisdom here, and wisdom takes tea with feeling. You counsel gently and are believed, because people can tell that you would have cried as well.',
  '2-4':
    'A nest on a pylon. The one craves the familiar spoon and the other rewires the kitchen; you do well where a home is needed in unfamiliar country, as in hostels, start-ups and foreign towns.',
  '2-5':
    'The Moon likes Mercury, and Mercury is wary of the Moon. Mood and argument take turns at the wheel; you write more wisely than you answer, so let the letter cool and then send it.',
  '2-6':
    'Two gentle powers, and yet a small rivalry: one wants to be close, the other wants it to be pleasant. Tears at a nice dinner offend the six; a nice dinner instead of tears offends the two. Ask which is wanted.',
  '2-7':
    'Two kinds of quiet meet, one that waits to be asked and one that would rather not be. Your inner life is large; invite a person into it before it gets too tidy to receive anyone.',
  '2-8':
    'A soft heart in a heavy coat. You feel each duty as a person with a face, and cannot leave it; the world is lucky in this, and your shoulders ask for a night off.',
  '2-9':
    'Milk near the fire: watched, it becomes something lovely, left alone it boils over. You defend whom you love with sudden heat, and it is the tenderness behind it that they recall.',
  '3-3':
    'A library with two doors, both marked “Teacher”. You instruct and are instructed without pause; every so often let a fact go by uncorrected and see how kind the evening becomes.',
  '3-4':
    'Scripture and its critic share a bench. You honour learning and cannot leave its furniture as it stood, so that your finest work is a reform which the elders end up defending.',
  '3-5':
    'The professor married the newspaper. Depth looks down on speed a little, and speed yawns; when they co-operate, you can make a difficult thing clear to a child and to the finance department.',
  '3-6':
    'Two teachers of rival schools, one preaching duty and the other delight. You go back and forth, feast and fast, and come to a generous taste with principles, though it takes until the dessert.',
  '3-7':
    'Knowledge that is spoken and knowledge that is kept. The first wants a class and the second a cave; your calling may be to come down from the second with something for the first.',
  '3-8':
    'Hope does the drawings and patience pours the concrete. It is a sober and excellent pairing: what you believe in gets built, later than promised and stronger than planned.',
  '3-9':
    'A general who has read the treaty. Your fire knows what it is for, and few things can stop you once the cause is just; do check, on Thursdays, that it still is.',
  '4-4':
    'Square upon square. Your mind constructs alternatives all day long, and it is hard for you to live in the house as found; pick one wall that you are going to leave alone.',
  '4-5':
    'A puzzle and the fastest solver on the lane. Invention sparks here as from two wires; what wants adding is the tape around them, in the shape of notes, backups and a colleague who tests.',
  '4-6':
    'Strange and lovely at once. You see beauty where it has not been approved yet, decorate in colours that arrive in the shops three years later, and love outside the usual list.',
  '4-7':
    'The two shadow points, head and tail of one serpent in the story. Restless reaching and quiet release take turns in you; a daily ordinary task, done by hand, keeps them in conversation.',
  '4-8':
    'Much sobriety, little applause, very deep foundations. Popular practice worries over this pair; we would call it the pair of those who repair what others have walked away from. Rest is part of the tool kit.',
  '4-9':
    'Electricity. A bold hand is joined to an unorthodox idea, and things begin to move before the permit is in; a cool partner with a calendar doubles what you achieve.',
  '5-5':
    'A swallow’s double portion of air. You learn everything and are already elsewhere; one promise to be kept for a whole year works on you like a keel.',
  '5-6':
    'Wit at ease on a good sofa. These two are friends of old, and charm, trade and art flow from one into the other; the accounts, being the unlovely part, deserve a fixed Friday.',
  '5-7':
    'One talks and one listens to what was left out. As a pair they write: you could report from places where others see nothing, provided the notes are sorted before the next train.',
  '5-8':
    'Quick mind, long contract. You supply the idea at breakfast and have the patience to see it through nine committees, a mixture so rare that it is usually promoted.',
  '5-9':
    'The tongue is as fast as the fist, and they are not the best of friends. Debate suits you, trade on the move suits you; a breath between hearing and replying suits everybody else.',
  '6-6':
    'Roses grafted on roses. You attract, arrange and adore, and an afternoon without harmony feels like a power cut; the thorn is part of the plant, and you may keep one.',
  '6-7':
    'A festival and a pilgrimage leave by the same gate. Pleasure calls and you answer, then the silence calls and you answer that; the people close to you do better with a timetable.',
  '6-8':
    'Velvet upon oak. Saturn thinks well of Venus, and so your taste has patience and your work has grace; love comes with a long guarantee and is better for being said in time.',
  '6-9':
    'Passion with table manners. Desire is sudden, the setting is chosen with care, and the quarrels are short and rather well dressed; let affection speak first and appetite second.',
  '7-7':
    'A well, and at its bottom another well. You can do without nearly everybody; choose two or three people with whom you decide not to, and tell them so.',
  '7-8':
    'The recluse has been given an office. Solitude and responsibility pull the same sober cart, and your work is thorough to the point of holiness; put one foolish pleasure on the list.',
  '7-9':
    'A sword kept wrapped in a monk’s cloth. Your strength appears without warning, does precisely what was needed and goes back to its book; a word of explanation would help the onlookers.',
  '8-8':
    'Saturn on both sides of the scale. Few people carry so much with so little noise; you were given length of breath, and the exercise is to sing with it now and then.',
  '8-9':
    'Brake and accelerator, and you are both of the feet. The friction is real and so is the power; used in turn it makes an engineer of difficult ground, pressed together it only heats the engine.',
  '9-9':
    'A double flame. There is courage enough for a whole colony and a quarrel ready for most of it; a large, hard, worthy task is the one thing that has never bored you.',
};

/** The friendship of the two grahas, in three grades. */
export const pairFitPhrases = {
  same: 'one and the same graha stands behind both, so nothing in you argues and nothing corrects',
  friendly: 'natural friendship counts them as friends',
  neutral: 'in natural friendship the two even out: neither a help nor a hindrance on balance',
  tense: 'in natural friendship one of them, at the least, is set against the other',
} as const;
