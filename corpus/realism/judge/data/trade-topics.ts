/** What prose about the work of farms, factories, laboratories, networks and diggings speaks of, as in `TOPICS`. */
export const TRADE_TOPICS: Readonly<Record<string, { readonly when: string; readonly words: string }>> = {
  agriculture: {
    when: 'breeding, crop, trial, germplasm, field, trait, plant, harvest, seed, agronomy, soil, plot, cultivar',
    words: 'plant, crop, yield, variet, seed, field, plot, soil, grain, resist, toleran, drought, disease, pest, harvest, germinat, flower, leaf, leaves, root, stem, matur, fertili, irrigat, nitrogen, breed, cross, line, lodging, growth, weed, rain, wheat, maize, rice, barley, bean, hybrid, select, protein, quality, accession, collect, population, trait, height, trial, treatment, cultivar, landrace, season, stand, sown, sowing, emerg, block, border, bird, hail, score, heat, frost, rust, mildew, aphid, tiller, pod, ear',
  },
  factory: {
    when: 'downtime, maintenance, machine, production, corrective, cause, defect, work instruction, manufacturing, equipment, instruction, operation, nonconformance',
    words: 'machine, bearing, seal, motor, belt, tool, part, operator, replac, repair, adjust, clean, lubricat, inspect, sensor, pump, valve, leak, wear, worn, pressure, temperature, material, batch, supplier, drawing, toleran, dimension, torque, fixture, calibrat, line, shift, train, process, setup, jam, spindle, conveyor, restart, stop, fault, failure, check, tighten, weld, install, procedure, control, product, measure, gauge, defect, quarantin, sort, lot, vendor, oil, filter, alarm, spare, cycle, program, guard, align, vibrat, cable, hose, clamp, deburr, screw',
  },
  imaging: {
    when: 'radiology, imaging, pathology, lab interpretation, laboratory, interpretation, vet sign, symptom, consult',
    words: 'fracture, lesion, mass, nodule, opacit, effusion, consolid, oedema, edema, acute, abnormal, normal, unremarkable, lung, liver, kidney, heart, brain, bone, joint, contrast, density, stenosis, enlarg, inflam, tumour, tumor, carcinoma, cell, tissue, section, specimen, margin, necro, nuclei, gland, epitheli, stroma, benign, malign, infiltrat, cm, mm, biops, elevat, raised, low, high, within, range, reference, suggest, consistent, deficien, infect, anaem, anemi, renal, hepat, repeat, result, glucose, sodium, potassium, level, haemo, hemo, sign, limp, lame, pain, vomit, letharg, appetite, swelling, discharge, fever, temperature, gum, coat, breath, cough, pulse, diarrh, dehydrat, itch, patient, degenerat, calcif, spine, disc, chest, pleura, thick, dilat, evidence',
  },
  operations: {
    when: 'incident, outage, resolution, change, deployment, release, service',
    words: 'server, service, database, deploy, release, restart, roll, config, memory, disk, cpu, network, certificate, connection, pool, latency, error, timeout, traffic, cluster, node, cache, queue, index, query, patch, upgrade, version, user, api, log, alert, monitor, scale, fail, backup, restore, fix, bug, feature, performance, security, support, add, improve, node, dns, firewall, customer, request, load',
  },
  earth: {
    when: 'geology, exploration, blast, drilling, core, seismic, lithology, mining',
    words: 'sand, shale, lime, clay, mud, grain, bed, sort, poros, cement, fossil, fracture, vein, quartz, pyrite, calcite, dolomit, laminat, gamma, resistiv, sonic, log, density, neutron, well, seismic, drill, survey, 2d, 3d, km, acquire, reprocess, apprais, depth, rock, fragment, blast, flyrock, vibrat, misfire, muck, bench, throw, toe, hole, oversize, dust, charge, grey, gray, brown, medium, coarse, fine, round, contact, alter, mineral, oil, stain, carbonate, coal, basin, fault, formation, study, studies',
  },
  environment: {
    when: 'environment, permit, fish, forest, survey, site access, sampling, water, ecology, waste, stand',
    words: 'water, river, stream, flow, turbid, colour, odour, odor, foam, algae, algal, fish, bird, bank, rain, wind, sample, sediment, oil, sheen, debris, litter, level, outfall, discharge, limit, permit, holder, monitor, record, report, exceed, notify, resample, investigat, tree, forest, stand, thin, fell, timber, damage, storm, beetle, path, gate, key, access, road, track, park, landowner, farm, boat, bridge, permission, lock, species, trout, salmon, population, juvenile, habitat, catch, abundance, density, spawn, temperature, ph, clear, vegetation, upstream, downstream, weather, soil, deer, regenerat, harvest, extraction, wet, ground, contact, steep, footpath, gravel, pool, weed, site',
  },
  aircraft: {
    when: 'aircraft, airframe, flight, avionics',
    words: 'replac, inspect, found, engine, gear, brake, tyre, tire, hydraulic, fuel, leak, crack, panel, seal, light, inop, sensor, valve, pump, test, amm, iaw, serviceable, worn, limit, torque, install, remov, adjust, lubricat, corrosion, cabin, seat, flap, rudder, wing, oil, filter, bird, strike, dent, pilot, crew, wheel, bolt, fastener, wiring, connector, ops check, satisfactory, repair, clean, reset, indicat, warning, pressure, defer, blend, oxygen, landing, nose',
  },
  construction: {
    when: 'construction, building, snag, element',
    words: 'wall, door, window, floor, ceiling, paint, plaster, tile, crack, leak, pipe, cable, concrete, joint, seal, roof, steel, brick, install, finish, align, damage, missing, gap, level, fix, socket, frame, drawing, spec, insulation, stair, handrail, duct, rebar, clean, surface, stain, fire, weld, slab, column, beam, trim, gasket, glazing, formwork, scaffold, stud, grout, light',
  },
  safety: {
    when: 'safety, accident, hse, hazard',
    words: 'training, guard, ppe, procedure, risk, sign, barrier, inspect, toolbox, briefing, equipment, repair, replace, isolat, lock, walkway, supervis, hazard, review, install, refresh, warning, edge, hous, check, brief, maintenance, permit, worker, work, helmet, glove, safe, access, clean, light, audit, awareness, crew, handrail, load, vehicle',
  },
};
