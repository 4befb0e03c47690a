import type { FrenchRecord } from '../types.ts';

export const huyeAndNyanzaInFrench: FrenchRecord = {
  title: 'Huye et Nyanza',
  newsBody: `<p>La route de la forêt traverse le vieux cœur du Rwanda, et la plupart des voyageurs lui accordent un déjeuner. Restez plutôt une nuit. À elles deux, ces villes gardent le passé royal du pays, sa première université, son meilleur musée et du très bon café.</p>
<h2>Nyanza, la dernière cour</h2>
<p>Pendant presque toute son histoire, la cour des rois allait de colline en colline. À la fin du dix-neuvième siècle, elle s’arrêta à <strong>Nyanza</strong>. Sur la colline de Rukari, la résidence royale a été reconstruite telle qu’elle était : un haut dôme d’herbe sur une charpente tressée, une clôture de figuiers vivants, une maison pour le lait et une pour la bière, chacune avec son gardien et ses règles. Derrière paissent les <strong>inyambo</strong>, des vaches élevées pour la beauté et les cérémonies, aux cornes en forme de lyre. Elles répondent aux poèmes de louange ; demandez au gardien d’en réciter un. La villa voisine, bâtie en 1932 pour le roi Mutara III Rudahigwa, complète l’histoire.</p>
<h2>Huye, ville d’étudiants</h2>
<p>À quarante minutes de là, <strong>Huye</strong> est une ville de vélos et de librairies. Le <strong>musée ethnographique</strong>, ouvert en 1989, montre sous un seul long toit paniers, tambours, armes de chasse et une maison grandeur nature, et les explique bien. La cathédrale de brique est l’une des plus grandes de la région ; l’arboretum, sur la colline, fait une belle promenade du soir.</p>
<h2>Café, danse, mémoire</h2>
<ul><li>Sur la <strong>montagne de Huye</strong>, les planteurs mènent les visiteurs de la pépinière à la tasse, de préférence pendant la récolte, de mars à juin.</li><li>Des troupes de danse y répètent toute l’année : l’<strong>intore</strong>, aux coiffes d’herbe comme des crinières, et des tambours que l’on sent dans les côtes.</li><li>Le mémorial de <strong>Murambi</strong>, à 30 km à l’ouest, près de Nyamagabe, est éprouvant, et important.</li></ul>
<h2>En pratique</h2>
<p>Nyanza est à environ 90 km et 1 h 45 de Kigali, Huye à 130 km et 2 h 30. De Huye à Uwinka, dans Nyungwe, il faut encore 2 heures à 2 h 30. À 1 750 m, l’air est doux toute l’année.</p>`,
};
