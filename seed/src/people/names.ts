import type { Random } from '../random.ts';
import type { RegionName } from '../structure/towns.ts';

const list = (text: string) => text.split(', ');

const firstnames = list(
  'Adrien, Alain, Alexandre, Alexis, Amandine, Amélie, Anaïs, André, Angélique, Anne, Anthony, Antoine, Arnaud, Audrey, Aurélie, Aurélien, Baptiste, Benjamin, Benoît, Bruno, Camille, Caroline, Cédric, Céline, Chantal, Charlotte, Chloé, Christelle, Christophe, Claire, Clément, Clémence, Coralie, Corentin, Corinne, Damien, David, Delphine, Denis, Didier, Dorothée, Élise, Élodie, Émilie, Emmanuel, Éric, Estelle, Étienne, Fabien, Fabrice, Fanny, Florence, Florian, Franck, François, Françoise, Frédéric, Gaëlle, Gauthier, Geoffrey, Gérald, Géraldine, Grégory, Guillaume, Hélène, Hervé, Hugo, Inès, Isabelle, Jacques, Jérémie, Jérôme, Joël, Jonathan, Jordan, Juliette, Julien, Justine, Karine, Kévin, Laëtitia, Laura, Laurence, Laurent, Léa, Loïc, Lucas, Lucie, Ludivine, Ludovic, Magali, Manon, Marc, Margaux, Marie, Marine, Marion, Martine, Mathieu, Mathilde, Maxime, Mélanie, Mélissa, Michaël, Mickaël, Muriel, Nadège, Nathalie, Nicolas, Noémie, Océane, Olivier, Pascal, Patrice, Patricia, Patrick, Paul, Pauline, Philippe, Pierre, Quentin, Raphaël, Régis, Rémi, Richard, Robin, Romain, Sabine, Sabrina, Samuel, Sandrine, Sarah, Sébastien, Séverine, Simon, Sophie, Stéphane, Stéphanie, Sylvain, Sylvie, Thibault, Thierry, Thomas, Tiphaine, Tristan, Valentin, Valérie, Vanessa, Véronique, Vincent, Virginie, Xavier, Yann, Yannick, Yoann, Zoé',
);
const compoundFirstnames = list(
  'Jean-Baptiste, Jean-Christophe, Jean-François, Jean-Luc, Jean-Marc, Jean-Michel, Jean-Philippe, Jean-Pierre, Jean-Yves, Pierre-Yves, Paul-Henri, Marc-Antoine, Anne-Laure, Anne-Sophie, Marie-Christine, Marie-Hélène, Marie-Laure, Marie-Pierre',
);
const worldFirstnames = list(
  'Adama, Amina, Aminata, Anh, Bilal, Fatima, Fatou, Hakim, Ibrahim, Karim, Khadija, Leïla, Mamadou, Manuel, Mehdi, Mohamed, Mourad, Nadia, Nassim, Rachid, Samira, Sofiane, Sonia, Yacine, Yasmine, Youssef',
);

const lastnames = list(
  'Adam, André, Antoine, Arnaud, Aubert, Aubry, Bailly, Barbier, Baron, Benoît, Berger, Bernard, Berthelot, Bertin, Bertrand, Besson, Blanc, Blanchard, Bonnet, Boucher, Bouchet, Boulanger, Bourgeois, Bouvier, Boyer, Breton, Brun, Brunet, Caron, Carpentier, Charles, Charpentier, Chevalier, Chevallier, Clément, Colin, Collet, Cordier, Cousin, David, Denis, Deschamps, Dubois, Dufour, Dumas, Dumont, Dupont, Dupuis, Dupuy, Durand, Duval, Étienne, Fabre, Faure, Fleury, Fontaine, Fournier, François, Gaillard, Garnier, Gauthier, Gautier, Gérard, Germain, Gilbert, Gillet, Girard, Giraud, Grandjean, Guérin, Guichard, Guillaume, Guillot, Hamon, Henry, Hubert, Humbert, Jacob, Jacquet, Joly, Julien, Lacroix, Lambert, Langlois, Laporte, Laurent, Leblanc, Leclerc, Lecomte, Lefebvre, Lefèvre, Legrand, Lemaire, Lemoine, Leroux, Leroy, Lévêque, Louis, Lucas, Maillard, Mallet, Marchal, Marchand, Maréchal, Marie, Martin, Martinet, Marty, Masson, Mathieu, Mercier, Meunier, Meyer, Michaud, Michel, Millet, Monnier, Moreau, Morel, Morin, Moulin, Nicolas, Noël, Olivier, Paris, Pasquier, Payet, Pelletier, Perret, Perrier, Perrin, Perrot, Petit, Philippe, Picard, Pichon, Poirier, Pons, Poulain, Prévost, Rémy, Renard, Renaud, Renault, Rey, Reynaud, Richard, Rivière, Robert, Robin, Roche, Roger, Rolland, Rousseau, Roussel, Roux, Roy, Royer, Schneider, Simon, Tessier, Thomas, Vasseur, Vidal, Vincent, Weber',
);
const worldLastnames = list(
  "Benali, Belkacem, Benamar, Bouzid, Cissé, Costa, Da Silva, Diallo, Diop, Fernandes, Ferreira, Garcia, Gomes, Haddad, Hernandez, Kaya, Keïta, Kowalski, Lopez, Martinez, N'Diaye, Nguyen, Nowak, Pereira, Pham, Rodriguez, Rossi, Saïdi, Sanchez, Tran, Traoré, Yilmaz",
);

const regional: Partial<Record<RegionName, readonly string[]>> = {
  bretagne: list(
    "Abgrall, Bihan, Cadiou, Cloarec, Corre, Cozic, Floc'h, Gloaguen, Guéguen, Guivarc'h, Hascoët, Jaouen, Jézéquel, Keromnès, Kerleau, Kervella, Le Bihan, Le Bras, Le Corre, Le Dû, Le Floch, Le Gall, Le Goff, Le Guen, Le Roux, Madec, Morvan, Nédélec, Page, Péron, Prigent, Quéméneur, Quéré, Riou, Salaün, Tanguy, Tréguer",
  ),
  paysDeLaLoire: list(
    'Bossard, Bretaudeau, Chauvet, Cochin, Gaborit, Gautreau, Guilbaud, Guillet, Hervouet, Loiseau, Ménard, Pineau, Poupard, Rabiller, Ripoche, Rousselot, Sorin, Supiot, Vrignaud',
  ),
  normandie: list(
    'Anquetil, Auvray, Basley, Bellenger, Delaunay, Desrues, Duchemin, Enault, Fauvel, Hébert, Lecacheux, Lechevallier, Lemonnier, Lepetit, Letellier, Levavasseur, Mauger, Osmont, Quesnel, Vauclin',
  ),
  hautsDeFrance: list(
    'Bouchez, Carlier, Debruyne, Delattre, Delcroix, Delvaux, Descamps, Desmet, Dhaene, Lecocq, Leleu, Lesage, Lievin, Mahieu, Pruvost, Vandamme, Vandenberghe, Wallart',
  ),
  grandEst: list(
    'Baumann, Becker, Ehrhart, Fischer, Fritsch, Hoffmann, Keller, Klein, Koch, Kuntz, Muller, Ritter, Schaeffer, Schmitt, Schmidt, Sutter, Wagner, Walter, Zimmermann',
  ),
  auvergneRhoneAlpes: list(
    'Berthet, Bonnevie, Chabert, Chambon, Chapuis, Cottin, Favier, Favre, Gonin, Jacquemet, Pelissier, Peyrard, Revol, Savoye, Thevenet, Vernay',
  ),
  provence: list('Allard, Arnoux, Aubanel, Barthélemy, Bérenger, Imbert, Isnard, Jourdan, Maurel, Mistral, Roubaud, Silvestre'),
  languedoc: list('Bousquet, Cabrol, Calvet, Cazes, Espinasse, Gasc, Puech, Roques, Sabatier, Soulier, Vernhes'),
  midiPyrenees: list('Barthès, Bonnefous, Cazalis, Dedieu, Delmas, Fourcade, Galy, Lacaze, Pujol, Rivals, Salvan, Soulié'),
  nouvelleAquitaine: list(
    'Barrère, Castaing, Darrieu, Duprat, Etcheverry, Ithurralde, Labarthe, Lafitte, Lalanne, Larrieu, Lassalle, Mathé, Peyronnet, Texier',
  ),
};

const isPlain = /^[ -~]*$/;

/** Letters without accents, for logins, addresses and codes. */
export const plain = (text: string) => (isPlain.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, ''));

const firstname = (random: Random) => {
  if (random.chance(0.06)) return random.pick(compoundFirstnames);
  return random.pick(random.chance(0.1) ? worldFirstnames : firstnames);
};

const oneLastname = (random: Random, region: RegionName) => {
  if (random.chance(0.1)) return random.pick(worldLastnames);
  const local = regional[region];
  return random.pick(local && random.chance(0.4) ? local : lastnames);
};

export const personName = (random: Random, region: RegionName) => {
  const birth = oneLastname(random, region);
  const Lastname = random.chance(0.04) ? `${birth}-${oneLastname(random, region)}` : birth;
  return { Firstname: firstname(random), Lastname };
};
